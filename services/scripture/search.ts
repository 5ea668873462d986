import { rangeOf, rowAt, type SearchIndex, slotIn, timesIn, type WordRange } from "./search-index.ts";
import { parseQuery, type Term } from "./search-words.ts";
import type { SlotRange } from "./slot-ranges.ts";

interface Found {
  slot: number;
  score: number;
}

/** A word that only begins as asked counts less than the word itself. */
const beginningWeight = 0.4;
/** Words of this length also match as beginnings without an asterisk: "bless" finds "blessed". */
const shortestBeginning = 4;
const inARowWeight = 1.6;
const atTheOpeningWeight = 1.2;
/** Phrases are matched among the best verses only: a common word occurs in most of the Bible. */
const bestToReorder = 400;

export const isPrefix = (term: Term) =>
  term.prefix || (!term.phrase && term.words[0]!.length >= shortestBeginning);

/**
 * Verses with every term, best first. Where no verse has them all, verses with any of them: a reader who
 * half remembers a verse still finds it.
 */
export function searchVerses(index: SearchIndex, query: string, within: SlotRange): Found[] {
  const terms = parseQuery(query);
  if (terms.length === 0) return [];
  const slots = index.starts.length - 1;
  const total = new Float32Array(slots);
  const matched = new Uint8Array(slots);
  for (const term of terms) {
    const scores = termScores(index, term, within);
    for (let slot = within[0]; slot <= within[1]; slot++) {
      if (scores[slot] === 0) continue;
      total[slot]! += scores[slot]!;
      matched[slot]!++;
    }
  }
  let found = slotsWith(matched, terms.length, within);
  if (found.length === 0) found = slotsWith(matched, 1, within);
  return inOrder(
    index,
    found.map((slot) => ({ slot, score: total[slot]! })),
    terms,
  );
}

function slotsWith(matched: Uint8Array, min: number, [first, last]: SlotRange): number[] {
  const slots: number[] = [];
  for (let slot = first; slot <= last; slot++) if (matched[slot]! >= min) slots.push(slot);
  return slots;
}

const bestFirst = (a: Found, b: Found) => b.score - a.score || a.slot - b.slot;

/** Best first, where the best are those that also have the words in a row. */
function inOrder(index: SearchIndex, found: Found[], terms: Term[]): Found[] {
  found.sort(bestFirst);
  const row = rowOf(
    index,
    terms.flatMap((term) => term.words),
    true,
  );
  if (row.length === 1) return found;
  const best = found.splice(0, bestToReorder).map(({ slot, score }) => {
    const at = rowAt(index, slot, row);
    if (at < 0) return { slot, score };
    return { slot, score: score * inARowWeight * (at === 0 ? atTheOpeningWeight : 1) };
  });
  return [...best.sort(bestFirst), ...found];
}

/** With `prefix` the last of the words may go on. */
const rowOf = (index: SearchIndex, words: readonly string[], prefix: boolean): WordRange[] =>
  words.map((word, place) => rangeOf(index, word, prefix && place === words.length - 1));

function termScores(index: SearchIndex, term: Term, within: SlotRange): Float32Array {
  if (!term.phrase) return wordScores(index, term.words[0]!, isPrefix(term), within);
  const last = term.words.length - 1;
  const row = rowOf(index, term.words, term.prefix);
  const scores = new Float32Array(index.starts.length - 1);
  const slots = slotsOfRow(index, row, within);
  if (slots.size === 0) return scores;
  const each = term.words.map((word, place) =>
    wordScores(index, word, term.prefix && place === last, within),
  );
  for (const slot of slots) scores[slot] = inARowWeight * each.reduce((sum, score) => sum + score[slot]!, 0);
  return scores;
}

/** The verses with the phrase, searched only among those with its rarest word. */
function slotsOfRow(index: SearchIndex, row: readonly WordRange[], [first, last]: SlotRange): Set<number> {
  const verses = ({ first: from, end }: WordRange) =>
    index.postings.slice(from, end).reduce((sum, { length }) => sum + length, 0);
  const rarest = row.reduce((best, range) => (verses(range) < verses(best) ? range : best));
  const slots = new Set<number>();
  for (let place = rarest.first; place < rarest.end; place++) {
    for (const posting of index.postings[place]!) {
      const slot = slotIn(posting);
      if (slot >= first && slot <= last && rowAt(index, slot, row) >= 0) slots.add(slot);
    }
  }
  return slots;
}

/** BM25: rare words count more, short verses more than long ones, and repeating a word less and less. */
function wordScores(index: SearchIndex, word: string, prefix: boolean, [first, last]: SlotRange) {
  const scores = new Float32Array(index.starts.length - 1);
  const range = rangeOf(index, word, prefix);
  // A rare word that begins like a common one must not count for more than it.
  let holding = 0;
  for (let place = range.first; place < range.end; place++)
    holding = Math.max(holding, index.postings[place]!.length);
  const rarity = Math.log(1 + (index.verses - holding + 0.5) / (holding + 0.5));
  for (let place = range.first; place < range.end; place++) {
    const weight = rarity * (index.words[place] === word ? 1 : beginningWeight);
    for (const posting of index.postings[place]!) {
      const slot = slotIn(posting);
      if (slot < first || slot > last) continue;
      const times = timesIn(posting);
      const length = (index.starts[slot + 1]! - index.starts[slot]!) / index.averageLength;
      const score = (weight * times * 2.2) / (times + 1.2 * (0.25 + 0.75 * length));
      // Several words with one beginning are still one term: the best of them counts.
      if (score > scores[slot]!) scores[slot] = score;
    }
  }
  return scores;
}
