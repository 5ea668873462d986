/** Plain words of HTML, and what can be made of them: names, summaries, descriptions. */
import sanitize from "sanitize-html";
import type { Locale } from "../../contracts/site.ts";

/** What is inside these is not words. */
export const wordless =
  "script style noscript template textarea select option iframe object embed svg math form button video audio canvas title head".split(
    " ",
  );

const block =
  /<\/?(?:address|article|aside|blockquote|br|caption|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b/gi;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Words on one line, without tags, entities and characters that nobody sees. */
export function wordsOf(html: string): string {
  const text = /[<&]/.test(html)
    ? sanitize(html.replace(block, " $&"), { allowedTags: [], allowedAttributes: {}, nonTextTags: wordless })
    : html;
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}\u200B\u2060\uFEFF]+/gu, " ")
    .trim();
}

/** Cut at a word, with an ellipsis in the place of the rest. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  const space = start.lastIndexOf(" ");
  const cut = space > max / 2 ? start.slice(0, space) : start;
  return `${cut.toWellFormed().replace(/[\s,;:.–—-]+$/u, "")}…`;
}

const summaryLength = 220;
/** Segmenting a whole book to use its first two sentences would take long. */
const looked = 2000;

/** The first one or two sentences. */
export function summaryOf(text: string, language: Locale): string {
  const sentences = [
    ...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text.slice(0, looked)),
  ];
  const first = (sentences[0]?.segment ?? "").trim();
  const two = `${first} ${(sentences[1]?.segment ?? "").trim()}`.trim();
  return cutAtWord(two.length <= summaryLength ? two : first, summaryLength);
}

const description = { min: 70, max: 155 };

/** For search engines: the first of these texts that is long, else the longest of them. */
export function descriptionOf(...texts: string[]): { text: string; isShort: boolean } {
  const best =
    texts.find(({ length }) => length >= description.min) ??
    texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
  const text = cutAtWord(best, description.max);
  return { text, isShort: text.length < description.min };
}

const nameLength = 80;

/** A file name of lower-case letters, digits and hyphens; empty where the words have none of these. */
export function nameOf(words: string): string {
  return decoded(words.slice(0, 2000))
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/['’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, nameLength)
    .replace(/^-+|-+$/g, "");
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
