import {
  type Book,
  bookOfSlug,
  bookSlugs,
  type Chapter,
  type ChapterRef,
  type CrossReferences,
  crossReferenceLimit,
  type OsisBook,
  osisBooks,
  type Passage,
  passageLimits,
  type Reference,
  type SearchResult,
  type Translation,
} from "../../contracts/scripture.ts";
import { Refusal } from "../../platform/problem.ts";
import { bookByName, bookName } from "./book-names.ts";
import {
  bookSlots,
  chapterSlots,
  chaptersOf,
  isBook,
  oldTestamentBooks,
  slotCount,
  verseAt,
  verseId,
} from "./canon.ts";
import { chooseText, type Wanted } from "./choose-text.ts";
import { createCrossReferences } from "./cross-references.ts";
import { highlightsOf } from "./highlights.ts";
import type { LoadedModule } from "./module.ts";
import { createReferenceParser } from "./references.ts";
import { createSearchThread } from "./search-thread.ts";
import { formatRanges, parseOsis, rangeToOsis, type SlotRange } from "./slot-ranges.ts";
import { createText } from "./text.ts";

export type { Wanted } from "./choose-text.ts";

export interface SearchQuery extends Wanted {
  query: string;
  book?: OsisBook;
  skip?: number;
  take?: number;
}

export interface Scripture {
  translations(): Translation[];
  books(language: string): Book[];
  /** The book an OSIS id, a slug or a name in English or Spanish means. */
  findBook(text: string): OsisBook | undefined;
  /** Checks that every verse named exists; undefined when it does not, or when the text is no reference. */
  parseReference(text: string, language: string): Reference | undefined;
  /** "John.3.16-John.3.18" → "Juan 3:16–18". */
  formatReference(osis: string, language: string): string;
  passage(reference: string, wanted: Wanted): Passage;
  chapter(book: OsisBook, chapter: number, wanted: Wanted): Chapter;
  /** `verse` names one verse; where it names more, the first is meant. */
  crossReferences(verse: string, language: string): Promise<CrossReferences>;
  search(query: SearchQuery): Promise<SearchResult>;
  close(): Promise<void>;
}

/** The engine: whole translations and nothing else. The first module is the one to fall back on. */
export function createScripture({ modules }: { modules: readonly LoadedModule[] }): Scripture {
  if (modules.length === 0)
    throw new Error("Scripture needs at least one translation; install the package `kjv`.");
  const marked = modules.find((module) => module.paragraphs.length > 0);
  const borrowed = new Set(marked?.paragraphs);
  const texts = modules.map((module) => createText(module, borrowed));
  const parse = createReferenceParser();
  const findCrossReferences = createCrossReferences();
  const thread = createSearchThread((id) => modules.find((module) => module.translation.id === id)!.verses);

  const chapterRef = (slot: number, language: string): ChapterRef | null => {
    if (slot < 0 || slot >= slotCount) return null;
    const { book, chapter } = verseAt(slot);
    const reference = formatRanges([chapterSlots(book, chapter)!], language);
    return { book, slug: bookSlugs[book], chapter, reference };
  };

  return {
    translations: () => modules.map((module) => module.translation),
    books: (language) =>
      osisBooks.map((osis, index) => ({
        osis,
        slug: bookSlugs[osis],
        name: bookName(osis, language),
        testament: index < oldTestamentBooks ? "old" : "new",
        chapters: [...chaptersOf(osis)],
      })),
    findBook: (text) => (isBook(text) ? text : (bookOfSlug(text.toLowerCase()) ?? bookByName(text))),
    parseReference: (text, language) => {
      const ranges = parse(text, language);
      return ranges && describe(ranges, language);
    },
    formatReference: (osis, language) => formatRanges(parseOsis(osis) ?? [], language),
    passage: (reference, wanted) => {
      const ranges = parse(reference, wanted.language);
      if (!ranges) throw noPassage(reference);
      if (ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0) > passageLimits.verses) {
        throw new Refusal(400, "passage_too_long", `Ask for at most ${passageLimits.verses} verses.`);
      }
      const { text, fallback } = chooseText(texts, wanted, ranges);
      const { osis, reference: name } = describe(ranges, wanted.language);
      const verses = ranges.flatMap((range) => text.quote(range));
      return {
        osis,
        reference: name,
        translation: text.translation,
        language: wanted.language,
        fallback,
        verses,
      };
    },
    chapter: (book, number, wanted) => {
      const slots = chapterSlots(book, number);
      if (!slots) throw new Refusal(404, "unknown_chapter", `${book} has no chapter ${number}.`);
      const { text, fallback } = chooseText(texts, wanted, [slots]);
      return {
        ...chapterRef(slots[0], wanted.language)!,
        translation: text.translation,
        language: wanted.language,
        fallback,
        title: text.title(book, number),
        subscription: text.subscription(book, number),
        verses: text.read(slots),
        previous: chapterRef(slots[0] - 1, wanted.language),
        next: chapterRef(slots[1] + 1, wanted.language),
      };
    },
    crossReferences: async (verse, language) => {
      const slot = parse(verse, language)?.[0]?.[0];
      if (slot === undefined) throw noPassage(verse);
      const ranges = await findCrossReferences(slot, crossReferenceLimit);
      const items = ranges.map((range) => describe([range], language));
      const { osis, reference } = describe([[slot, slot]], language);
      return {
        osis,
        reference,
        items: items.map((item) => ({ osis: item.osis, reference: item.reference })),
      };
    },
    search: async ({ query, book, skip = 0, take = 20, ...wanted }) => {
      const within: SlotRange = book ? bookSlots(book) : [0, slotCount - 1];
      const { text, fallback } = chooseText(texts, wanted, [within]);
      const translation = text.translation.id;
      const { total, slots } = await thread.search({ translation, query, within, skip, take });
      const hits = slots.map((slot) => {
        const verse = text.verseAt(slot);
        const reference = formatRanges([[slot, slot]], wanted.language);
        return {
          id: verseId(slot),
          ...verseAt(slot),
          reference,
          text: verse,
          highlights: highlightsOf(verse, query),
        };
      });
      return {
        total,
        translation: text.translation,
        language: wanted.language,
        fallback,
        hits,
      };
    },
    close: thread.close,
  };
}

const noPassage = (reference: string) =>
  new Refusal(400, "invalid_reference", `"${reference}" is not a passage of the Bible.`);

function describe(ranges: readonly SlotRange[], language: string): Reference {
  const parts = ranges.map((range) => ({
    osis: rangeToOsis(range),
    reference: formatRanges([range], language),
    ...verseAt(range[0]),
  }));
  return { osis: parts.map(({ osis }) => osis).join(","), reference: formatRanges(ranges, language), parts };
}
