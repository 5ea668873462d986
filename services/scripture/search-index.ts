import { foldedWords } from "./search-words.ts";

/** The verses containing each word, and each verse's words in order: small enough for every translation. */
export interface SearchIndex {
  /** Every word, sorted, so that the words with one beginning stand together. A word's number is its place here. */
  words: string[];
  /** For each word, its verses in order: read one with `slotIn` and `timesIn`. */
  postings: Uint32Array[];
  /** The numbers of all words as they stand in the text; verse `slot` is from `starts[slot]` to `starts[slot + 1]`. */
  text: Uint16Array | Uint32Array;
  starts: Uint32Array;
  averageLength: number;
  verses: number;
}

/** The range of word numbers that a query word matches: from `first` to before `end`. */
export interface WordRange {
  first: number;
  end: number;
}

export const slotIn = (posting: number): number => posting >>> 8;
/** How often the word occurs in the verse. */
export const timesIn = (posting: number): number => posting & 0xff;

/** Into flat arrays of numbers, because a list of numbers for each word takes ten times the memory while it grows. */
export function buildSearchIndex(all: readonly string[]): SearchIndex {
  const ids = new Map<string, number>();
  const starts = new Uint32Array(all.length + 1);
  let stream = new Uint32Array(1 << 20);
  let total = 0;
  let verses = 0;
  for (const [slot, verse] of all.entries()) {
    const words = foldedWords(verse);
    if (words.length > 0) verses++;
    if (total + words.length > stream.length) {
      const larger = new Uint32Array(stream.length * 2);
      larger.set(stream);
      stream = larger;
    }
    for (const word of words) {
      let id = ids.get(word);
      if (id === undefined) {
        id = ids.size;
        ids.set(word, id);
      }
      stream[total++] = id;
    }
    starts[slot + 1] = total;
  }
  const words = [...ids.keys()].sort();
  const placeOfId = new Uint32Array(words.length);
  for (const [place, word] of words.entries()) placeOfId[ids.get(word)!] = place;
  const text = words.length < 0x10000 ? new Uint16Array(total) : new Uint32Array(total);
  for (let at = 0; at < total; at++) text[at] = placeOfId[stream[at]!]!;
  const postings = postingsOf(text, starts, words.length);
  return { words, postings, text, starts, averageLength: total / Math.max(1, verses), verses };
}

/** Turns the words of each verse around into the verses of each word. */
function postingsOf(text: SearchIndex["text"], starts: Uint32Array, wordCount: number): Uint32Array[] {
  const sizes = new Uint32Array(wordCount);
  const lastSlot = new Int32Array(wordCount).fill(-1);
  const eachWord = (visit: (word: number, slot: number, again: boolean) => void) => {
    lastSlot.fill(-1);
    for (let slot = 0; slot + 1 < starts.length; slot++) {
      for (let at = starts[slot]!; at < starts[slot + 1]!; at++) {
        const word = text[at]!;
        visit(word, slot, lastSlot[word] === slot);
        lastSlot[word] = slot;
      }
    }
  };
  eachWord((word, _slot, again) => {
    if (!again) sizes[word]!++;
  });
  const all = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  const next = new Uint32Array(wordCount);
  for (let word = 1; word < wordCount; word++) next[word] = next[word - 1]! + sizes[word - 1]!;
  const begins = next.slice();
  eachWord((word, slot, again) => {
    if (!again) all[next[word]!++] = (slot << 8) | 1;
    else if (timesIn(all[next[word]! - 1]!) < 0xff) all[next[word]! - 1]!++;
  });
  return Array.from(begins, (begin, word) => all.subarray(begin, begin + sizes[word]!));
}

/** The first word not before `text`. */
function placeOf(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The word itself and, where asked for, the words that begin with it. */
export function rangeOf({ words }: SearchIndex, word: string, prefix: boolean): WordRange {
  const first = placeOf(words, word);
  let end = first;
  while (end < words.length && (words[end] === word || (prefix && words[end]!.startsWith(word)))) end++;
  return { first, end };
}

/** Where in the verse the words of `row` stand side by side, counted in words; -1 when nowhere. */
export function rowAt({ text, starts }: SearchIndex, slot: number, row: readonly WordRange[]): number {
  const begin = starts[slot]!;
  const last = starts[slot + 1]! - row.length;
  for (let at = begin; at <= last; at++) {
    let same = 0;
    while (same < row.length && text[at + same]! >= row[same]!.first && text[at + same]! < row[same]!.end)
      same++;
    if (same === row.length) return at - begin;
  }
  return -1;
}
