/** The words of a text as a reader counts them. */

/** Markdown without its signs, addresses and references. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\[\[[^\]\n]*\]\]/g, " ¶ ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/gm, "¶ ")
    .replace(/[*_`[\]]/g, "");

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

export const countWords = (markdown: string): number => plainText(markdown).match(word)?.length ?? 0;

/** Lower-case words; a reference or a heading leaves an empty one, so that no run of words crosses it. */
export const wordsOf = (markdown: string): string[] =>
  plainText(markdown)
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/¶|[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu)
    ?.map((each) => (each === "¶" ? "" : each)) ?? [];
