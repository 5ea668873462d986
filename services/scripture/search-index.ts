import { foldedWords } from "./search-words.ts";

/** The verses that hold each word: small enough to keep for every translation. */
export interface SearchIndex {
  /** Every word, sorted, so that the words with one beginning stand together. */
  words: string[];
  /** For the word at the same place: slots in order, each with how often the word stands there. */
  postings: Uint32Array[];
  /** By slot, how many words the verse has. */
  lengths: Uint16Array;
  averageLength: number;
  verses: number;
}

const versesAtATime = 1500;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Indexes in slices, so that pages go on being answered meanwhile. */
export async function buildSearchIndex(
  count: number,
  verseAt: (slot: number) => string,
): Promise<SearchIndex> {
  const lists = new Map<string, number[]>();
  const lengths = new Uint16Array(count);
  let total = 0;
  let verses = 0;
  for (let slot = 0; slot < count; slot++) {
    const words = foldedWords(verseAt(slot));
    lengths[slot] = words.length;
    total += words.length;
    if (words.length > 0) verses++;
    for (const word of words) {
      const list = lists.get(word);
      if (!list) lists.set(word, [slot, 1]);
      else if (list[list.length - 2] === slot) list[list.length - 1]!++;
      else list.push(slot, 1);
    }
    if (slot % versesAtATime === versesAtATime - 1) await pause();
  }
  const words = [...lists.keys()].sort();
  const postings = words.map((word) => Uint32Array.from(lists.get(word)!));
  return { words, postings, lengths, averageLength: total / Math.max(1, verses), verses };
}

/** The places in `words` from the first word not before `text`. */
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

/** The places of the word itself and, where asked for, of the words that begin with it. */
export function placesOf(index: SearchIndex, word: string, prefix: boolean): number[] {
  const places: number[] = [];
  for (let place = placeOf(index.words, word); place < index.words.length; place++) {
    const found = index.words[place]!;
    if (found !== word && !(prefix && found.startsWith(word))) break;
    places.push(place);
  }
  return places;
}
