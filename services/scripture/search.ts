import { placesOf, type SearchIndex } from "./search-index.ts";
import { parseQuery, type Term, wordsOf } from "./search-words.ts";
import type { SlotRange } from "./slot-ranges.ts";

export interface Found {
  slot: number;
  score: number;
}

/** A word that only begins as asked counts less than the word itself. */
const beginningWeight = 0.4;
/** Words of this length also match as beginnings without an asterisk: "bless" finds "blessed". */
const shortestBeginning = 3;
const inARowWeight = 1.6;

const isPrefix = (term: Term) => term.prefix || (!term.phrase && term.words[0]!.length >= shortestBeginning);

/**
 * Verses with every term, best first. Where no verse has them all, verses with any of them: a reader who
 * half remembers a verse still finds it.
 */
export function searchVerses(
  index: SearchIndex,
  verseAt: (slot: number) => string,
  query: string,
  within: SlotRange,
): Found[] {
  const terms = parseQuery(query);
  if (terms.length === 0) return [];
  const scores = terms.map((term) => termScores(index, verseAt, term, within));
  let slots = intersection(scores);
  if (slots.length === 0 && terms.length > 1)
    slots = [...new Set(scores.flatMap((score) => [...score.keys()]))];
  const row = terms.length > 1 ? terms.flatMap((term) => term.words) : [];
  return slots
    .map((slot) => {
      const score = scores.reduce((sum, score) => sum + (score.get(slot) ?? 0), 0);
      const inARow = row.length > 0 && rowAt(wordsOf(verseAt(slot)), row, true, 0) >= 0;
      return { slot, score: inARow ? score * inARowWeight : score };
    })
    .sort((a, b) => b.score - a.score || a.slot - b.slot);
}

function intersection(scores: Map<number, number>[]): number[] {
  const [smallest, ...rest] = [...scores].sort((a, b) => a.size - b.size);
  return [...smallest!.keys()].filter((slot) => rest.every((score) => score.has(slot)));
}

function termScores(index: SearchIndex, verseAt: (slot: number) => string, term: Term, within: SlotRange) {
  if (!term.phrase) return wordScores(index, term.words[0]!, isPrefix(term), within);
  const last = term.words.length - 1;
  const each = term.words.map((word, place) =>
    wordScores(index, word, term.prefix && place === last, within),
  );
  const scores = new Map<number, number>();
  for (const slot of intersection(each)) {
    if (rowAt(wordsOf(verseAt(slot)), term.words, term.prefix, 0) < 0) continue;
    scores.set(slot, inARowWeight * each.reduce((sum, score) => sum + score.get(slot)!, 0));
  }
  return scores;
}

/** BM25: rare words count more, short verses more than long ones, and repeating a word less and less. */
function wordScores(index: SearchIndex, word: string, prefix: boolean, [first, last]: SlotRange) {
  const scores = new Map<number, number>();
  for (const place of placesOf(index, word, prefix)) {
    const postings = index.postings[place]!;
    const holding = postings.length / 2;
    const rarity = Math.log(1 + (index.verses - holding + 0.5) / (holding + 0.5));
    const weight = rarity * (index.words[place] === word ? 1 : beginningWeight);
    for (let at = 0; at < postings.length; at += 2) {
      const slot = postings[at]!;
      if (slot < first || slot > last) continue;
      const times = postings[at + 1]!;
      const length = index.lengths[slot]! / index.averageLength;
      const score = (weight * times * 2.2) / (times + 1.2 * (0.25 + 0.75 * length));
      // Several words with one beginning are still one term: the best of them counts.
      if (score > (scores.get(slot) ?? 0)) scores.set(slot, score);
    }
  }
  return scores;
}

/** Where `row` stands among `words` from place `from` on, or -1. */
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
  const apart: [number, number][] = [];
  for (const mark of marks) {
    const last = apart.at(-1);
    if (last && mark[0] < last[1]) last[1] = Math.max(last[1], mark[1]);
    else apart.push(mark);
  }
  return apart;
}
