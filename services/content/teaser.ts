/** What everybody may have of a closed item: one rule for Markdown and for the markup of a CMS. */
import type { RichText } from "../../contracts/content.ts";

/** Words that a reader without access does not get. */
export type ClosedProperty = "prayer" | "reflection" | "question" | "thought";

export type PartKind = "paragraph" | "other" | "blank";

const teaserParagraphs = 2;

/** How many parts of a body: the first paragraphs, but never the last of what there is: a short text must not be given away whole. */
export function teaserLength(kinds: readonly PartKind[]): number {
  let paragraphs = 0;
  const end = kinds.findIndex((kind) => kind === "paragraph" && ++paragraphs === teaserParagraphs);
  const last = kinds.findLastIndex((kind) => kind !== "blank");
  return Math.max(0, end < 0 ? last : Math.min(end + 1, last));
}

interface Part {
  /** Of its outermost element; none for words that stand alone and for what is not well-formed. */
  name: string | undefined;
  html: string;
  end: number;
}

const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/gi;
const withoutEnd = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/i;

/** The outermost elements, in their order. Whatever never ends is one long last part, which no teaser has. */
function partsOf(markup: string): Part[] {
  const parts: Part[] = [];
  let [depth, start, name]: [number, number, string | undefined] = [0, 0, undefined];
  const endAt = (end: number, of: string | undefined) => {
    const html = markup.slice(start, end);
    if (html.trim() !== "") parts.push({ name: of?.toLowerCase(), html, end });
    [start, name] = [end, undefined];
  };
  for (const match of markup.matchAll(tag)) {
    const [whole, closing, element, closed] = match;
    const end = match.index + whole.length;
    if (element === undefined) continue;
    if (closing) {
      if (depth > 0 && --depth === 0) endAt(end, name);
      continue;
    }
    if (depth === 0) {
      endAt(match.index, undefined);
      name = element;
    }
    if (!closed && !withoutEnd.test(element)) depth++;
    else if (depth === 0) endAt(end, name);
  }
  endAt(markup.length, undefined);
  return parts;
}

/** Anything else may hold a whole body, so a teaser ends before it. */
const plain = /^(?:p|h[1-6]|ul|ol|blockquote|figure|hr|umb-rte-block)$/;
const nested = /<(?:p|div|section|article|table|h[1-6])[\s>]/i;
const isPlain = ({ name, html }: Part) =>
  name !== undefined && plain.test(name) && !(name === "p" && nested.test(html.slice(2)));
const isBlank = ({ html }: Part) =>
  !/<(?:img|hr|umb-rte-block)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|&#160;|\s/gi, "") === "";
const kindOf = (part: Part): PartKind =>
  isBlank(part) ? "blank" : part.name === "p" ? "paragraph" : "other";

export function teaserOf({ markup, blocks }: RichText): RichText {
  const parts = partsOf(markup);
  const length = teaserLength(parts.map(kindOf));
  const foreign = parts.findIndex((part) => !isPlain(part));
  const end = parts[Math.min(length, foreign < 0 ? length : foreign) - 1]?.end ?? 0;
  const stored = markup.slice(0, end).trimEnd();
  return { markup: stored, blocks: blocks.filter(({ content }) => stored.includes(`="${content.id}"`)) };
}
