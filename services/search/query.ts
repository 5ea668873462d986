import { withoutStopWords } from "./stop-words.ts";
import { foldedWords } from "./words.ts";

export interface Query {
  /** Every word that counts, those of phrases too. */
  words: string[];
  /** Words that must stand side by side. */
  phrases: string[][];
}

const maxWords = 16;
const piece = /["“”«»]([^"“”«»]*)["“”«»]?|[^"“”«»]+/g;

/** Reads `grace "living water"`. Everything but quotation marks is plain text; a mark left open closes at the end. */
export function parseQuery(text: string): Query {
  const words: string[] = [];
  const phrases: string[][] = [];
  for (const [whole, quoted] of text.matchAll(piece)) {
    const found = foldedWords(quoted ?? whole).slice(0, maxWords - words.length);
    words.push(...found);
    if (quoted !== undefined && found.length > 1) phrases.push(found);
  }
  return { words: withoutStopWords(words), phrases };
}

/** Whether the words of `row` stand side by side among `words`. */
export function holdsPhrase(words: readonly string[], row: readonly string[]): boolean {
  for (let at = words.indexOf(row[0]!); at >= 0; at = words.indexOf(row[0]!, at + 1)) {
    if (row.every((word, place) => words[at + place] === word)) return true;
  }
  return false;
}
