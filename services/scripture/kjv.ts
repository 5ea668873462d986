import { osisBooks } from "../../contracts/scripture.ts";
import { bookName } from "./book-names.ts";
import { slotCount, slotOf } from "./canon.ts";
import type { ScriptureModule } from "./module.ts";

/** The King James Version from the package `kjv`: "John 3:16" → text, where `# ` opens a paragraph and [ ] mark supplied words. */
export function readKjv(json: string): ScriptureModule {
  const source = JSON.parse(json) as Record<string, string>;
  const books = new Map(osisBooks.map((book) => [bookName(book, "en"), book]));
  books.set("Solomon's Song", "Song");
  const verses: string[] = Array.from({ length: slotCount }, () => "");
  const paragraphs: number[] = [];
  for (const [key, text] of Object.entries(source)) {
    const colon = key.lastIndexOf(":");
    const space = key.lastIndexOf(" ", colon);
    const book = books.get(key.slice(0, space));
    const slot = book && slotOf(book, Number(key.slice(space + 1, colon)), Number(key.slice(colon + 1)));
    if (slot === undefined)
      throw new Error(`The package kjv names a verse that is not in the canon: ${key}.`);
    const opens = text.startsWith("# ");
    if (opens) paragraphs.push(slot);
    verses[slot] = (opens ? text.slice(2) : text).replace(/[[\]]/g, "");
  }
  return {
    translation: {
      id: "kjv",
      name: "King James Version",
      abbreviation: "KJV",
      language: "en-US",
      direction: "ltr",
      license: "Public Domain",
    },
    verses,
    paragraphs,
    titles: {},
    subscriptions: {},
  };
}
