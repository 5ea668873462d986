/** Markdown as the editor's rich text. What it has no form for stays Markdown, in a block of its own. */
import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import * as node from "./nodes.ts";

const reference = /\[\[([^\]\n]+)\]\]/;
const references = /(\[\[[^\]\n]+\]\])/;

/** Ids of blocks and links: the same text gives the same, so that an import changes nothing that is the same. */
function createIds() {
  let nth = 0;
  return () => (nth++).toString(16).padStart(24, "0");
}

class NoForm extends Error {}

/** The item that lies at a path of the library, if one does. */
export type ItemAt = (path: string) => { relationTo: string; value: string } | undefined;

interface Reading {
  ids(): string;
  itemAt: ItemAt;
}

function linkTo(url: string, { ids, itemAt }: Reading, children: node.Node[]): node.Node {
  const path = /^\/([^?#]*[^/?#])$/.exec(url)?.[1];
  const item = path === undefined ? undefined : itemAt(path);
  return item ? node.internalLink(item, path!, ids(), children) : node.link(url, ids(), children);
}

function inline(content: PhrasingContent, format: number, reading: Reading): node.Node[] {
  const { ids } = reading;
  const inside = (children: PhrasingContent[], more: number) =>
    children.flatMap((child) => inline(child, format | more, reading));
  switch (content.type) {
    case "text":
      return content.value.split(references).flatMap((part) => {
        const found = reference.exec(part);
        if (found) return [node.inlineBlock("reference", ids(), { reference: found[1]!.trim() })];
        // A line that goes on in the next is one line.
        return part === "" ? [] : [node.text(part.replace(/\s*\n\s*/g, " "), format)];
      });
    case "strong":
      return inside(content.children, node.bold);
    case "emphasis":
      return inside(content.children, node.italic);
    case "inlineCode":
      return [node.text(content.value, format | node.code)];
    case "break":
      return [node.lineBreak()];
    case "link":
      if (content.title) throw new NoForm();
      return [linkTo(content.url, reading, inside(content.children, 0))];
    default:
      throw new NoForm();
  }
}

function block(content: RootContent, reading: Reading): node.Node {
  const { ids } = reading;
  const phrases = (children: PhrasingContent[]) => children.flatMap((child) => inline(child, 0, reading));
  switch (content.type) {
    case "paragraph": {
      const [only] = content.children;
      const alone = content.children.length === 1 && only?.type === "text" && reference.exec(only.value);
      if (alone && alone[0] === only.value.trim())
        return node.block("passage", ids(), { reference: alone[1]!.trim() });
      return node.paragraph(phrases(content.children));
    }
    case "heading":
      return node.heading(content.depth, phrases(content.children));
    case "thematicBreak":
      return node.rule();
    case "blockquote": {
      const [only] = content.children;
      if (content.children.length !== 1 || only?.type !== "paragraph") throw new NoForm();
      return node.quote(phrases(only.children));
    }
    case "list": {
      const items = content.children.map((item, nth) => {
        const [only] = item.children;
        if (item.children.length !== 1 || only?.type !== "paragraph") throw new NoForm();
        return node.listItem((content.start ?? 1) + nth, phrases(only.children));
      });
      return node.list(content.ordered ?? false, content.start ?? 1, items);
    }
    default:
      throw new NoForm();
  }
}

export function richTextOf(markdown: string, itemAt: ItemAt = () => undefined): node.Document {
  const ids = createIds();
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return node.document(
    children.map((content) => {
      try {
        return block(content, { ids, itemAt });
      } catch (error) {
        if (!(error instanceof NoForm)) throw error;
        const { start, end } = content.position!;
        return node.block("markdown", ids(), { markdown: markdown.slice(start.offset, end.offset) });
      }
    }),
  );
}
