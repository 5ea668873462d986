/** What the Scripture service answers. Verses are named by OSIS id ("John.3.16") in the English numbering. */
import * as z from "zod/mini";
import { osisBooks } from "./scripture-books.ts";

export { bookOfSlug, bookSlugs, type OsisBook, osisBooks, readerPath } from "./scripture-books.ts";

export const passageLimits = {
  referenceLength: 500,
  references: 60,
  referencesLength: 3000,
  verses: 1200,
} as const;
export const crossReferenceLimit = 12;
export const searchLimits = { queryLength: 200, take: 100, defaultTake: 20 } as const;

const osisBook = z.enum(osisBooks);

export const translation = z.object({
  /** "kjv", "rv1909"; for a module dropped in, its abbreviation in lower case. */
  id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  /** A locale of the site ("en-US", "es") or the module's own language code. */
  language: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  license: z.string(),
});
export type Translation = z.infer<typeof translation>;

const withoutRegion = (language: string) => language.split("-")[0]!.toLowerCase();

/** Whether it is the language of the other, whatever the country: "en" and "en-US". */
export const sameLanguage = (one: string, other: string): boolean =>
  withoutRegion(one) === withoutRegion(other);

export const verse = z.object({
  id: z.string(),
  chapter: z.number(),
  verse: z.number(),
  /** Set where the translation joins the verses that follow to this one. */
  lastVerse: z.optional(z.number()),
  /** Lines of poetry are parted by newlines (contracts/verse-lines.ts). */
  text: z.string(),
  /** Whether a paragraph opens here. */
  paragraph: z.boolean(),
});
export type Verse = z.infer<typeof verse>;

export const passage = z.object({
  /** "John.3.16-John.3.18", "Ps.23", "John.3.16,Rom.5.8". */
  osis: z.string(),
  /** In the requested language: "John 3:16–18", "Juan 3:16–18". */
  reference: z.string(),
  translation,
  /** The requested language. */
  language: z.string(),
  /** True when the text is in another language than the requested one; say so where it is shown. */
  fallback: z.boolean(),
  verses: z.array(verse),
});
export type Passage = z.infer<typeof passage>;
export const passageList = z.object({ items: z.array(passage) });

export const chapterRef = z.object({
  book: osisBook,
  slug: z.string(),
  chapter: z.number(),
  /** "Psalm 23", "Salmo 23". */
  reference: z.string(),
});
export type ChapterRef = z.infer<typeof chapterRef>;

export const chapter = z.extend(chapterRef, {
  translation,
  language: z.string(),
  fallback: z.boolean(),
  /** The title of a psalm, where the translation has one. */
  title: z.nullable(z.string()),
  /** The note some translations set after the last verse of an epistle. */
  subscription: z.nullable(z.string()),
  verses: z.array(verse),
  previous: z.nullable(chapterRef),
  next: z.nullable(chapterRef),
});
export type Chapter = z.infer<typeof chapter>;

export const searchHit = z.object({
  id: z.string(),
  book: osisBook,
  chapter: z.number(),
  verse: z.number(),
  reference: z.string(),
  text: z.string(),
  /** Where the words of the query stand in `text`: [start, end) in UTF-16 units, in order, without overlap. */
  highlights: z.array(z.tuple([z.number(), z.number()])),
});
export const searchResult = z.object({
  total: z.number(),
  translation,
  language: z.string(),
  fallback: z.boolean(),
  hits: z.array(searchHit),
});
export type SearchResult = z.infer<typeof searchResult>;

export const book = z.object({
  osis: osisBook,
  slug: z.string(),
  name: z.string(),
  testament: z.enum(["old", "new"]),
  /** How many verses each chapter has, in order. */
  chapters: z.array(z.number()),
});
export type Book = z.infer<typeof book>;
export const bookList = z.object({ items: z.array(book) });
export const translationList = z.object({ items: z.array(translation) });

/** A reference that exists: what a content file names. `parts` are its passages when it lists several. */
export const reference = z.object({
  osis: z.string(),
  reference: z.string(),
  parts: z.array(
    z.object({
      osis: z.string(),
      reference: z.string(),
      book: osisBook,
      chapter: z.number(),
      verse: z.number(),
    }),
  ),
});
export type Reference = z.infer<typeof reference>;

/** Where else to turn from one verse: at most `crossReferenceLimit`, the nearest, in the order of the books. */
export const crossReferences = z.object({
  osis: z.string(),
  reference: z.string(),
  items: z.array(z.object({ osis: z.string(), reference: z.string() })),
});
export type CrossReferences = z.infer<typeof crossReferences>;
