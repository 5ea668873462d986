import { passageLimits } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { localizePath } from "../../i18n/locale.ts";
import { translationOf } from "../passages/own-translation.server.ts";
import { addressOfPassage, ownTranslation, readerAddress } from "../passages/reader-address.ts";

/**
 * Where to read what was typed into a search, when all of it is a reference: "John 3:16", "1 cor 13". A book's name
 * alone is searched as a word, since "Mark" and "Job" are words, too.
 */
export async function passageInQuery(
  { scripture }: Pick<SiteServices, "scripture">,
  query: string,
  locale: Locale,
): Promise<string | undefined> {
  if (!/\d/.test(query) || query.length > passageLimits.referenceLength) return undefined;
  try {
    const found = await scripture.reference(query, locale);
    if (!found) return undefined;
    const translation = await translationOf(scripture, locale);
    return localizePath(addressOfPassage(found.osis, { translation }), locale);
  } catch (error) {
    console.warn("What was typed into a search could not be read as a reference.", error);
    return undefined;
  }
}

export interface BookInQuery {
  /** The book, or the chapter of it that was named. */
  name: string;
  path: string;
  /** What was asked for and does not exist, and where the book or the chapter ends. */
  missing: { reference: string; kind: "chapter" | "verse"; last: number } | null;
}

const bookAndPlace = /^(.*\p{L})\.?(?: ?(\d{1,3})(?: ?[:.,] ?(\d{1,3})(?:[ ,;–-].*)?)?)?$/u;

/** The book that was typed into a search, alone or with a place that it does not have: "Genesis", "John 99:1". */
export async function bookInQuery(
  { scripture }: Pick<SiteServices, "scripture">,
  query: string,
  locale: Locale,
): Promise<BookInQuery | null> {
  const [, typed, chapterText, verseText] = bookAndPlace.exec(query) ?? [];
  if (!typed || query.length > passageLimits.referenceLength) return null;
  const book = await scripture.book(typed, locale).catch((error: unknown) => {
    console.warn("The books of the Bible could not be read.", error);
  });
  if (!book) return null;
  const { name, slug, chapters } = book;
  const translation = await translationOf(scripture, locale).catch(() => ownTranslation[locale]);
  const reader = (chapter: number) => readerAddress({ translation, slug, chapter });
  const wholeBook = {
    name,
    path: chapters.length === 1 ? reader(1) : `/bible?book=${slug}#${slug}`,
    missing: null,
  };
  if (chapterText === undefined) return wholeBook;
  const chapter = Number(chapterText);
  const reference = `${name} ${[chapterText, verseText].filter(Boolean).join(":")}`;
  const last = chapters[chapter - 1];
  if (last === undefined)
    return { ...wholeBook, missing: { reference, kind: "chapter", last: chapters.length } };
  const isThere = verseText === undefined || (Number(verseText) > 0 && Number(verseText) <= last);
  return {
    name: `${name} ${chapter}`,
    path: reader(chapter),
    missing: isThere ? null : { reference, kind: "verse", last },
  };
}
