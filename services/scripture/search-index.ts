import { foldedWords } from "./search-words.ts";

/** The verses that hold each word: small enough to keep for every translation. */
export interface SearchIndex {
  /** Every word, sorted, so that the words with one beginning stand together. */
  words: string[];
  /** For the word at the same place, its verses in order: read one with `slotIn` and `timesIn`. */
  postings: Uint32Array[];
  /** By slot, how many words the verse has. */
  lengths: Uint16Array;
  averageLength: number;
  verses: number;
}

export const slotIn = (posting: number): number => posting >>> 8;
/** How often the word stands in the verse. */
export const timesIn = (posting: number): number => posting & 0xff;

const versesAtATime = 1500;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Reads the text in slices, so that pages go on being answered meanwhile, and into flat arrays of numbers, because
 * a list of numbers for each word takes ten times the memory while it grows.
 */
export async function buildSearchIndex(
  count: number,
  verseAt: (slot: number) => string,
): Promise<SearchIndex> {
  const ids = new Map<string, number>();
  const lengths = new Uint16Array(count);
  let stream = new Uint32Array(1 << 20);
  let total = 0;
  let verses = 0;
  for (let slot = 0; slot < count; slot++) {
    const words = foldedWords(verseAt(slot));
    lengths[slot] = words.length;
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
    if (slot % versesAtATime === versesAtATime - 1) await pause();
  }
  const byId = postingsById(stream, lengths, ids.size);
  const words = [...ids.keys()].sort();
  const postings = words.map((word) => byId[ids.get(word)!]!);
  return { words, postings, lengths, averageLength: total / Math.max(1, verses), verses };
}

/** Turns the words of each verse around into the verses of each word. */
function postingsById(stream: Uint32Array, lengths: Uint16Array, wordCount: number): Uint32Array[] {
  const sizes = new Uint32Array(wordCount);
  const lastSlot = new Int32Array(wordCount).fill(-1);
  const eachWord = (visit: (id: number, slot: number, again: boolean) => void) => {
    lastSlot.fill(-1);
    let at = 0;
    for (let slot = 0; slot < lengths.length; slot++) {
      for (const end = at + lengths[slot]!; at < end; at++) {
        const id = stream[at]!;
        visit(id, slot, lastSlot[id] === slot);
        lastSlot[id] = slot;
      }
    }
  };
  eachWord((id, _slot, again) => {
    if (!again) sizes[id]!++;
  });
  const all = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  const next = new Uint32Array(wordCount);
  for (let id = 1; id < wordCount; id++) next[id] = next[id - 1]! + sizes[id - 1]!;
  const starts = next.slice();
  eachWord((id, slot, again) => {
    if (!again) all[next[id]!++] = (slot << 8) | 1;
    else if (timesIn(all[next[id]! - 1]!) < 0xff) all[next[id]! - 1]!++;
  });
  return Array.from(starts, (start, id) => all.subarray(start, start + sizes[id]!));
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
