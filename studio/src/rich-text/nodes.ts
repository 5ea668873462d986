/** The parts of a rich text as Lexical stores them. */
export interface Node {
  type: string;
  version: number;
  children?: Node[];
  [key: string]: unknown;
}

export interface Document {
  root: Node & { children: Node[] };
}

/** Formats of a text are bits of one number. */
export const bold = 1;
export const italic = 2;
export const code = 16;

const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  direction: "ltr",
  format: "",
  indent: 0,
  children,
  ...more,
});

export const paragraph = (children: Node[]): Node =>
  element("paragraph", children, { textFormat: 0, textStyle: "" });
export const heading = (depth: number, children: Node[]): Node =>
  element("heading", children, { tag: `h${depth}` });
export const quote = (children: Node[]): Node => element("quote", children);
export const list = (isOrdered: boolean, start: number, children: Node[]): Node =>
  element("list", children, {
    listType: isOrdered ? "number" : "bullet",
    tag: isOrdered ? "ol" : "ul",
    start,
  });
export const listItem = (value: number, children: Node[], indent = 0): Node =>
  element("listitem", children, { value, indent });
export const text = (words: string, format = 0): Node => ({
  type: "text",
  version: 1,
  detail: 0,
  format,
  mode: "normal",
  style: "",
  text: words,
});
export const lineBreak = (): Node => ({ type: "linebreak", version: 1 });
export const rule = (): Node => ({ type: "horizontalrule", version: 1 });
export const link = (url: string, id: string, children: Node[]): Node =>
  element("link", children, { id, version: 3, fields: { linkType: "custom", newTab: false, url } });
/** Picked from the library; `path` is where the item lies, which never changes. */
export const internalLink = (
  doc: { relationTo: string; value: string },
  path: string,
  id: string,
  children: Node[],
): Node =>
  element("link", children, { id, version: 3, fields: { linkType: "internal", newTab: false, doc, path } });
/** A block of its own: a passage on a line, or Markdown that the editor has no form for. */
export const block = (blockType: string, id: string, fields: Record<string, unknown>): Node => ({
  type: "block",
  version: 2,
  format: "",
  fields: { id, blockName: "", blockType, ...fields },
});
export const inlineBlock = (blockType: string, id: string, fields: Record<string, unknown>): Node => ({
  type: "inlineBlock",
  version: 1,
  fields: { id, blockType, ...fields },
});
export const document = (children: Node[]): Document => ({
  root: element("root", children) as Document["root"],
});
