import { fold } from "./fold.ts";

interface Word {
  /** Folded, without apostrophes: "LORD'S" and "lord’s" are both "lords". */
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    words.push({
      word: fold(match[0]).replace(/['’]/g, ""),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return words;
}

/** The folded words alone, for indexing whole texts quickly. */
export const foldedWords = (text: string): string[] =>
  (fold(text).match(wordPattern) ?? []).map((word) => (/['’]/.test(word) ? word.replace(/['’]/g, "") : word));

/** One thing the reader looks for: a word, the beginning of a word, or words in a row. */
export interface Term {
  words: string[];
  /** The last word may go on: "shep*". */
  prefix: boolean;
  /** Written in quotation marks: the words must stand side by side. */
  phrase: boolean;
}

/** No reader remembers more; each phrase is looked for in every verse that has its words. */
const queryLimits = { words: 16, phrases: 4 } as const;

/**
 * Reads `grace "living water" bless*`. An unclosed quotation mark is closed at the end; the words of a phrase too many
 * count as words by themselves, and words too many not at all.
 */
export function parseQuery(query: string): Term[] {
  const terms: Term[] = [];
  let phrases = 0;
  for (const match of query.matchAll(/["“”«»]([^"“”«»]*)(?:["“”«»]|$)|[^\s"“”«»]+/g)) {
    if (match[1] !== undefined) {
      const words = foldedWords(match[1]);
      if (words.length > 1 && ++phrases > queryLimits.phrases)
        terms.push(...words.map((word) => ({ words: [word], prefix: false, phrase: false })));
      else if (words.length > 0)
        terms.push({ words, prefix: /\*\s*$/.test(match[1]), phrase: words.length > 1 });
      continue;
    }
    const prefix = match[0].endsWith("*");
    const words = foldedWords(match[0]);
    for (const [index, word] of words.entries()) {
      terms.push({ words: [word], prefix: prefix && index === words.length - 1, phrase: false });
    }
  }
  let left: number = queryLimits.words;
  return terms.filter((term) => {
    left -= term.words.length;
    return left >= 0;
  });
}
