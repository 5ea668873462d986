import { isPrefix } from "./search.ts";
import { parseQuery, wordsOf } from "./search-words.ts";

/** Index of `row` in `words` at or after `from`, or -1. */
function rowAt(words: { word: string }[], row: string[], prefix: boolean, from: number): number {
  const last = row.length - 1;
  for (let at = from; at + last < words.length; at++) {
    const same = row.every((word, place) => {
      const found = words[at + place]!.word;
      return found === word || (prefix && place === last && found.startsWith(word));
    });
    if (same) return at;
  }
  return -1;
}

/** What to mark in a verse that was found: [start, end) of each word, or of a whole phrase. */
export function highlightsOf(text: string, query: string): [number, number][] {
  const words = wordsOf(text);
  const marks: [number, number][] = [];
  for (const term of parseQuery(query)) {
    for (let at = rowAt(words, term.words, isPrefix(term), 0); at >= 0; ) {
      marks.push([words[at]!.start, words[at + term.words.length - 1]!.end]);
      at = rowAt(words, term.words, isPrefix(term), at + 1);
    }
  }
  marks.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: [number, number][] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && mark[0] < last[1]) last[1] = Math.max(last[1], mark[1]);
    else merged.push(mark);
  }
  return merged;
}
