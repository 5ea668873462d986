import type { OsisBook } from "../../contracts/scripture.ts";
import { bookName, chapterName } from "./book-names.ts";
import { bookSlots, chapterSlots, chaptersOf, isBook, slotOf, verseAt, verseId } from "./canon.ts";

/** First and last slot of one passage. */
export type SlotRange = readonly [number, number];

const isChapterStart = (slot: number) => verseAt(slot).verse === 1;
const isChapterEnd = (slot: number) => {
  const { book, chapter, verse } = verseAt(slot);
  return chaptersOf(book)[chapter - 1] === verse;
};

/** "John.3.16", "John.3.16-John.3.18", "Ps.23", "Ps.42-Ps.43". */
export function rangeToOsis([first, last]: SlotRange): string {
  if (first === last) return verseId(first);
  if (!isChapterStart(first) || !isChapterEnd(last)) return `${verseId(first)}-${verseId(last)}`;
  const [from, to] = [first, last].map((slot) => `${verseAt(slot).book}.${verseAt(slot).chapter}`);
  return from === to ? from! : `${from}-${to}`;
}

/** One end of an OSIS range: a book, a chapter or a verse, as its first and last slot. */
function osisPoint(text: string): SlotRange | undefined {
  const match = /^([1-3]?[A-Z][A-Za-z]+)(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?$/.exec(text);
  if (!match || !isBook(match[1]!)) return undefined;
  return pointSlots(match[1], match[2], match[3]);
}

function pointSlots(book: OsisBook, chapter?: string, verse?: string): SlotRange | undefined {
  if (chapter === undefined) return bookSlots(book);
  if (verse === undefined) return chapterSlots(book, Number(chapter));
  const slot = slotOf(book, Number(chapter), Number(verse));
  return slot === undefined ? undefined : [slot, slot];
}

/** Reads "John.3.16-John.3.18,Rom.5.8"; undefined when it is not OSIS or names a verse that does not exist. */
export function parseOsis(text: string): SlotRange[] | undefined {
  const ranges: SlotRange[] = [];
  for (const piece of text.trim().split(/\s*[,;]\s*|\s+/)) {
    const ends = piece.split("-");
    if (ends.length > 2) return undefined;
    const from = osisPoint(ends[0]!);
    const to = ends.length === 2 ? osisPoint(ends[1]!) : from;
    if (!from || !to || to[1] < from[0]) return undefined;
    ranges.push([from[0], to[1]]);
  }
  return ranges;
}

/** "John 3:16–18", "Salmo 23", "John 3:16, 18–20; Romans 5:8", in the names of `language`. */
export function formatRanges(ranges: readonly SlotRange[], language: string): string {
  let text = "";
  let previous: SlotRange | undefined;
  for (const range of ranges) {
    const [from, to] = [verseAt(range[0]), verseAt(range[1])];
    const last = previous && verseAt(previous[1]);
    const sameChapter =
      last?.book === from.book && last.chapter === from.chapter && !isWhole(range) && !isWhole(previous!);
    if (sameChapter && to.chapter === from.chapter && to.book === from.book) {
      text += `, ${from.verse}${from.verse === to.verse ? "" : `–${to.verse}`}`;
    } else {
      text += `${previous ? "; " : ""}${formatRange(range, language)}`;
    }
    previous = range;
  }
  return text;
}

const isWhole = ([first, last]: SlotRange) => first !== last && isChapterStart(first) && isChapterEnd(last);

function formatRange(range: SlotRange, language: string): string {
  const [from, to] = [verseAt(range[0]), verseAt(range[1])];
  const whole = isWhole(range);
  if (from.book !== to.book) {
    const [start, end] = whole ? [`${from.chapter}`, `${to.chapter}`] : [point(from), point(to)];
    return `${bookName(from.book, language)} ${start} – ${bookName(to.book, language)} ${end}`;
  }
  if (whole) {
    if (from.chapter === 1 && to.chapter === chaptersOf(from.book).length)
      return bookName(from.book, language);
    if (from.chapter === to.chapter) return `${chapterName(from.book, language)} ${from.chapter}`;
    return `${bookName(from.book, language)} ${from.chapter}–${to.chapter}`;
  }
  const start = `${chapterName(from.book, language)} ${point(from)}`;
  if (range[0] === range[1]) return start;
  return from.chapter === to.chapter ? `${start}–${to.verse}` : `${start}–${point(to)}`;
}

const point = ({ chapter, verse }: { chapter: number; verse: number }) => `${chapter}:${verse}`;
