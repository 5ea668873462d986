import type { RichNode, RichText } from "../../contracts/journal.ts";

const isBlock = ({ type }: RichNode) => !["text", "hardBreak"].includes(type);

function textOf(node: RichNode): string {
  if (node.type === "hardBreak") return "\n";
  const inner = (node.content ?? []).map(textOf).join("");
  return (node.text ?? "") + inner + (isBlock(node) ? "\n" : "");
}

/** Text without formatting: for search, lists and the data export. */
export const plainText = (document: RichText): string =>
  (document.content ?? [])
    .map(textOf)
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word of the query occurs somewhere, ignoring accents and case. */
export function contains(text: string, question: string): boolean {
  const folded = fold(text);
  return fold(question)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => folded.includes(word));
}
