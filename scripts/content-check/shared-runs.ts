/** Runs of words that texts share with a Bible, found by reading the Bible once. */
import { type Written, wordsOf } from "./words.ts";

export interface Run {
  place: string;
  words: string[];
}

const seed = 5;

/** Words as numbers; 0 is a break, and for any word the texts do not use. */
class Vocabulary {
  #ids = new Map<string, number>();
  #triples = new Map<number, number>();

  learn(word: string): number {
    if (word === "") return 0;
    const id = this.#ids.get(word) ?? this.#ids.size + 1;
    this.#ids.set(word, id);
    return id;
  }

  idOf(word: string): number {
    return this.#ids.get(word) ?? 0;
  }

  /** One number for five words; triples get numbers of their own so that it stays exact. */
  key(ids: ArrayLike<number>, at: number, learning: boolean): number {
    const size = 65_536;
    for (let nth = 0; nth < seed; nth++) if (!ids[at + nth]) return 0;
    const three = (ids[at]! * size + ids[at + 1]!) * size + ids[at + 2]!;
    let triple = this.#triples.get(three);
    if (triple === undefined) {
      if (!learning) return 0;
      triple = this.#triples.size + 1;
      this.#triples.set(three, triple);
    }
    return (triple * size + ids[at + 3]!) * size + ids[at + 4]!;
  }
}

export function findRuns(texts: readonly Written[], bible: readonly string[]): Run[] {
  const vocabulary = new Vocabulary();
  const words: string[] = [];
  const owners: number[] = [];
  for (const [nth, { text }] of texts.entries()) {
    for (const word of [...wordsOf(text), ""]) {
      words.push(word);
      owners.push(nth);
    }
  }
  const ids = words.map((word) => vocabulary.learn(word));
  const seeds = new Map<number, number[]>();
  for (let at = 0; at + seed <= ids.length; at++) {
    const key = vocabulary.key(ids, at, true);
    if (key) seeds.set(key, [...(seeds.get(key) ?? []), at]);
  }
  /** The longest run that starts at each place of the texts. */
  const longest = new Map<number, number>();
  const verses = bible.flatMap((verse) => [...wordsOf(verse).map((word) => vocabulary.idOf(word)), 0]);
  for (let at = 0; at + seed <= verses.length; at++) {
    const key = vocabulary.key(verses, at, false);
    for (const start of key ? (seeds.get(key) ?? []) : []) {
      let length = seed;
      while (ids[start + length] && ids[start + length] === verses[at + length]) length++;
      longest.set(start, Math.max(length, longest.get(start) ?? 0));
    }
  }
  const runs: Run[] = [];
  let end = 0;
  for (const [start, length] of [...longest].sort(([a], [b]) => a - b)) {
    // A run inside one already reported is the same run.
    if (start + length <= end) continue;
    end = start + length;
    runs.push({ place: texts[owners[start]!]!.place, words: words.slice(start, end) });
  }
  return runs;
}
