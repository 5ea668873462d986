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

const withoutEnd = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/i;

/** Where the tag ends whose name ends at `at`; undefined if it never does. Signs in attributes are none of its own. */
function endOfTag(markup: string, at: number): number | undefined {
  const sign = /["'>]/g;
  for (sign.lastIndex = at; ; ) {
    const found = sign.exec(markup);
    if (!found) return undefined;
    if (found[0] === ">") return sign.lastIndex;
    const close = markup.indexOf(found[0], sign.lastIndex);
    if (close < 0) return undefined;
    sign.lastIndex = close + 1;
  }
}

interface Tag {
  name: string;
  kind: "opens" | "closes" | "alone";
  from: number;
  to: number;
}

/** Every tag, each sign read once; what is behind one that never ends is no more than words. */
function* tagsOf(markup: string): Generator<Tag> {
  const begins = /<!--|<(\/?)([a-z][\w-]*)/gi;
  for (let found = begins.exec(markup); found; found = begins.exec(markup)) {
    const [, closing, name] = found;
    const comment = name === undefined ? markup.indexOf("-->", begins.lastIndex) + 3 : undefined;
    const to = comment ?? endOfTag(markup, begins.lastIndex);
    if (to === undefined || comment === 2) return;
    begins.lastIndex = to;
    if (name === undefined) continue;
    const isAlone = markup[to - 2] === "/" || withoutEnd.test(name);
    yield { name, kind: closing ? "closes" : isAlone ? "alone" : "opens", from: found.index, to };
  }
}

/** The outermost elements, in their order. Whatever never ends is one long last part, which no teaser has. */
function partsOf(markup: string): Part[] {
  const parts: Part[] = [];
  let [depth, start, name]: [number, number, string | undefined] = [0, 0, undefined];
  const endAt = (end: number, of: string | undefined) => {
    const html = markup.slice(start, end);
    if (html.trim() !== "") parts.push({ name: of?.toLowerCase(), html, end });
    [start, name] = [end, undefined];
  };
  for (const tag of tagsOf(markup)) {
    if (tag.kind === "closes") {
      if (depth > 0 && --depth === 0) endAt(tag.to, name);
      continue;
    }
    if (depth === 0) {
      endAt(tag.from, undefined);
      name = tag.name;
    }
    if (tag.kind === "opens") depth++;
    else if (depth === 0) endAt(tag.to, name);
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
  !/<(?:img|hr|umb-rte-block)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|&#160;|\s/gi, "") === "";
const kindOf = (part: Part): PartKind =>
  isBlank(part) ? "blank" : part.name === "p" ? "paragraph" : "other";

export function teaserOf({ markup, blocks }: RichText): RichText {
  const parts = partsOf(markup);
  const length = teaserLength(parts.map(kindOf));
  const foreign = parts.findIndex((part) => !isPlain(part));
  const end = parts[Math.min(length, foreign < 0 ? length : foreign) - 1]?.end ?? 0;
  const stored = markup.slice(0, end).trimEnd();
  const named = new Set([...stored.matchAll(/="([^"<>\s]+)"/g)].map(([, id]) => id));
  return { markup: stored, blocks: blocks.filter(({ content }) => named.has(content.id)) };
}
