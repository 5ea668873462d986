import { placesOf, type SearchIndex, slotIn, timesIn } from "./search-index.ts";
import { parseQuery, type Term, wordsOf } from "./search-words.ts";
import type { SlotRange } from "./slot-ranges.ts";

export interface Found {
  slot: number;
  score: number;
}

/** A word that only begins as asked counts less than the word itself. */
const beginningWeight = 0.4;
/** Words of this length also match as beginnings without an asterisk: "bless" finds "blessed". */
const shortestBeginning = 4;
const inARowWeight = 1.6;
const atTheOpeningWeight = 1.2;
/** Words in a row are looked for among the best verses only: a common word stands in most of the Bible. */
const bestToReorder = 400;

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
  const total = new Float32Array(index.lengths.length);
  const matched = new Uint8Array(index.lengths.length);
  for (const term of terms) {
    const scores = termScores(index, verseAt, term, within);
    for (let slot = within[0]; slot <= within[1]; slot++) {
      if (scores[slot] === 0) continue;
      total[slot]! += scores[slot]!;
      matched[slot]!++;
    }
  }
  let found = slotsWith(matched, terms.length, within);
  if (found.length === 0) found = slotsWith(matched, 1, within);
  return inOrder(
    found.map((slot) => ({ slot, score: total[slot]! })),
    terms,
    verseAt,
  );
}

function slotsWith(matched: Uint8Array, least: number, [first, last]: SlotRange): number[] {
  const slots: number[] = [];
  for (let slot = first; slot <= last; slot++) if (matched[slot]! >= least) slots.push(slot);
  return slots;
}

const bestFirst = (a: Found, b: Found) => b.score - a.score || a.slot - b.slot;

/** Best first, where the best are those that also have the words in a row. */
function inOrder(found: Found[], terms: Term[], verseAt: (slot: number) => string): Found[] {
  found.sort(bestFirst);
  const row = terms.flatMap((term) => term.words);
  if (row.length === 1) return found;
  const best = found.splice(0, bestToReorder).map(({ slot, score }) => {
    const at = rowAt(wordsOf(verseAt(slot)), row, true, 0);
    if (at < 0) return { slot, score };
    return { slot, score: score * inARowWeight * (at === 0 ? atTheOpeningWeight : 1) };
  });
  return [...best.sort(bestFirst), ...found];
}

function termScores(index: SearchIndex, verseAt: (slot: number) => string, term: Term, within: SlotRange) {
  if (!term.phrase) return wordScores(index, term.words[0]!, isPrefix(term), within);
  const last = term.words.length - 1;
  const each = term.words.map((word, place) =>
    wordScores(index, word, term.prefix && place === last, within),
  );
  const scores = new Float32Array(index.lengths.length);
  for (let slot = within[0]; slot <= within[1]; slot++) {
    if (each.some((score) => score[slot] === 0)) continue;
    if (rowAt(wordsOf(verseAt(slot)), term.words, term.prefix, 0) < 0) continue;
    scores[slot] = inARowWeight * each.reduce((sum, score) => sum + score[slot]!, 0);
  }
  return scores;
}

/** BM25: rare words count more, short verses more than long ones, and repeating a word less and less. */
function wordScores(index: SearchIndex, word: string, prefix: boolean, [first, last]: SlotRange) {
  const scores = new Float32Array(index.lengths.length);
  const places = placesOf(index, word, prefix);
  // A rare word that begins like a common one must not count for more than it.
  const holding = Math.max(0, ...places.map((place) => index.postings[place]!.length));
  const rarity = Math.log(1 + (index.verses - holding + 0.5) / (holding + 0.5));
  for (const place of places) {
    const postings = index.postings[place]!;
    const weight = rarity * (index.words[place] === word ? 1 : beginningWeight);
    for (const posting of postings) {
      const slot = slotIn(posting);
      if (slot < first || slot > last) continue;
      const times = timesIn(posting);
      const length = index.lengths[slot]! / index.averageLength;
      const score = (weight * times * 2.2) / (times + 1.2 * (0.25 + 0.75 * length));
      // Several words with one beginning are still one term: the best of them counts.
      if (score > scores[slot]!) scores[slot] = score;
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
