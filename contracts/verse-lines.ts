/** A verse as it is set: lines of poetry are parted by newlines, and one that begins a line has a newline before it. */
export const beginsLine = (text: string): boolean => text.startsWith("\n");

/** What stands between a verse and the one before it. */
export const gapBefore = (text: string): string => (beginsLine(text) ? "\n" : " ");

export const linesOf = (text: string): string => (beginsLine(text) ? text.slice(1) : text);

/** Verses as one text, with their lines. */
export const joinVerses = (texts: readonly string[]): string =>
  texts.map((text, nth) => (nth === 0 ? linesOf(text) : gapBefore(text) + linesOf(text))).join("");

/** For places that know no lines: mail, cards, search results. */
export const plainText = (verses: readonly { text: string }[]): string =>
  verses
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
