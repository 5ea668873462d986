/** The editor's rich text as Markdown, in the form of content/README.md. */
import type { List, Literal, PhrasingContent, Root, RootContent } from "mdast";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { internalLinkOf } from "./links.ts";
import { bold, code, type Document, italic, type Node } from "./nodes.ts";

/** Written as it is, without escapes. */
interface AsWritten extends Literal {
  type: "asWritten";
}

declare module "mdast" {
  interface RootContentMap {
    asWritten: AsWritten;
  }
  interface PhrasingContentMap {
    asWritten: AsWritten;
  }
}

const options: Options = {
  bullet: "-",
  emphasis: "*",
  rule: "-",
  listItemIndent: "one",
  incrementListMarker: true,
  handlers: { asWritten: ({ value }: AsWritten) => value } as Options["handlers"] & {},
};

const asWritten = (value: string): AsWritten => ({ type: "asWritten", value });
const fieldOf = (node: Node, key: string) =>
  String((node.fields as Record<string, unknown>)?.[key] ?? "").trim();
const named = (node: Node) => `[[${fieldOf(node, "reference").replace(/[\]\n]/g, " ")}]]`;

function styled(words: string, format: number): PhrasingContent {
  if (format & code) return { type: "inlineCode", value: words };
  const plain: PhrasingContent = { type: "text", value: words };
  const slanted: PhrasingContent = format & italic ? { type: "emphasis", children: [plain] } : plain;
  return format & bold ? { type: "strong", children: [slanted] } : slanted;
}

const isBold = (node: Node | undefined) => node?.type === "text" && (Number(node.format) & bold) > 0;

function linkOf(node: Node, isBesideBold: boolean): PhrasingContent[] {
  const children = node.children ?? [];
  const picked = internalLinkOf(node);
  // Without a path yet: it gets one when it is saved.
  if (picked && !picked.path) return phrases(children);
  const url = picked ? `/${picked.path}` : fieldOf(node, "url");
  const link = (inside: readonly Node[]): PhrasingContent => ({
    type: "link",
    url,
    children: phrases(inside) as never,
  });
  // A link that is bold as a whole is written as files have it: the stars around it.
  if (isBesideBold || children.length === 0 || !children.every(isBold)) return [link(children)];
  return [
    {
      type: "strong",
      children: [link(children.map((child) => ({ ...child, format: Number(child.format) & ~bold })))],
    },
  ];
}

function phrases(nodes: readonly Node[] = []): PhrasingContent[] {
  return nodes.flatMap((node, at): PhrasingContent[] => {
    switch (node.type) {
      case "text":
        return node.text === "" ? [] : [styled(String(node.text), Number(node.format) || 0)];
      case "tab":
        return [{ type: "text", value: " " }];
      case "linebreak":
        return [{ type: "break" }];
      case "inlineBlock":
        return [asWritten(named(node))];
      case "link":
      case "autolink":
        return linkOf(node, isBold(nodes[at - 1]) || isBold(nodes[at + 1]));
      default:
        return phrases(node.children);
    }
  });
}

function listOf(node: Node): List {
  const children: List["children"] = [];
  for (const item of node.children ?? []) {
    const nested = (item.children ?? []).filter(({ type }) => type === "list");
    const words = phrases((item.children ?? []).filter(({ type }) => type !== "list"));
    if (words.length > 0 || nested.length === 0)
      children.push({ type: "listItem", spread: false, children: [{ type: "paragraph", children: words }] });
    // The editor puts a list within a list into an item of its own.
    for (const each of nested) {
      const last = children.at(-1);
      if (last) last.children.push(listOf(each));
      else children.push({ type: "listItem", spread: false, children: [listOf(each)] });
    }
  }
  const isOrdered = node.listType === "number";
  return {
    type: "list",
    ordered: isOrdered,
    start: isOrdered ? Number(node.start) || 1 : null,
    spread: false,
    children,
  };
}

function block(node: Node): RootContent[] {
  switch (node.type) {
    case "heading":
      return [
        { type: "heading", depth: Number(String(node.tag).slice(1)) as 2, children: phrases(node.children) },
      ];
    case "quote":
      return [{ type: "blockquote", children: [{ type: "paragraph", children: phrases(node.children) }] }];
    case "list":
      return [listOf(node)];
    case "horizontalrule":
      return [{ type: "thematicBreak" }];
    case "block": {
      const isPassage = (node.fields as { blockType?: string }).blockType === "passage";
      return [asWritten(isPassage ? named(node) : fieldOf(node, "markdown"))];
    }
    default: {
      const children = phrases(node.children);
      return children.length > 0 ? [{ type: "paragraph", children }] : [];
    }
  }
}

/** Texts beside each other in the same style are one, so that `**a****b**` is never written. */
function joined(nodes: readonly Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.type === "text" && last?.type === "text" && last.format === node.format)
      all[all.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else all.push(node.children ? { ...node, children: joined(node.children) } : node);
  }
  return all;
}

export function markdownOf({ root }: Document): string {
  const tree: Root = { type: "root", children: joined(root.children).flatMap(block) };
  return toMarkdown(tree, options).trimEnd();
}
