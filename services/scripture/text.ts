import type { OsisBook, Translation, Verse } from "../../contracts/scripture.ts";
import { chaptersOf, verseAt, verseId } from "./canon.ts";
import type { LoadedModule } from "./module.ts";
import { openingsOf } from "./opening-capitals.ts";
import type { SlotRange } from "./slot-ranges.ts";

/** A module with what is needed to read verses out of it. */
export interface Text {
  translation: Translation;
  has(slot: number): boolean;
  verseAt(slot: number): string;
  /** The verses of a range; a verse joined to the one before is given with that one. */
  read(range: SlotRange): Verse[];
  /** The same for a quotation. */
  quote(range: SlotRange): Verse[];
  title(book: OsisBook, chapter: number): string | null;
  subscription(book: OsisBook, chapter: number): string | null;
}

export function createText(module: LoadedModule, borrowedParagraphs: ReadonlySet<number>): Text {
  const paragraphs = module.paragraphs.length > 0 ? new Set(module.paragraphs) : borrowedParagraphs;
  const { verses } = module;
  const joined = module.joined && new Set(module.joined);
  const isJoined = (slot: number) => !verses.has(slot) && (joined?.has(slot) ?? true);
  const joinedTo = (slot: number) => {
    const { book, chapter } = verseAt(slot);
    let last = slot;
    while (last + 1 < verses.length && isJoined(last + 1)) {
      const next = verseAt(last + 1);
      if (next.book !== book || next.chapter !== chapter) break;
      last++;
    }
    return last;
  };

  const verse = (slot: number): Verse => {
    const at = verseAt(slot);
    const last = joinedTo(slot);
    return {
      id: verseId(slot),
      chapter: at.chapter,
      verse: at.verse,
      ...(last > slot && { lastVerse: verseAt(last).verse }),
      text: verses.at(slot),
      paragraph: at.verse === 1 || paragraphs.has(slot),
    };
  };

  function read([first, last]: SlotRange): Verse[] {
    let start = first;
    while (start > 0 && isJoined(start) && verseAt(start).verse > 1) start--;
    // A missing verse whose chapter is missing too is not joined to anything.
    if (!verses.has(start)) start = first;
    const found: Verse[] = [];
    for (let slot = start; slot <= last; slot++) if (verses.has(slot)) found.push(verse(slot));
    return found;
  }
  const withoutCapitals = openingsOf(module.translation.id, module.namesInOpenings);

  return {
    translation: module.translation,
    has: verses.has,
    verseAt: verses.at,
    read,
    quote: (range) => read(range).map((one) => ({ ...one, text: withoutCapitals(one.text) })),
    title: (book, chapter) => module.titles[`${book}.${chapter}`] ?? null,
    subscription: (book, chapter) =>
      chapter === chaptersOf(book).length ? (module.subscriptions[book] ?? null) : null,
  };
}
