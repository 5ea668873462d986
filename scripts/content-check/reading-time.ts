/** How long there is to read, as the site counts it: two hundred words a minute, the passages of a lesson included. */
import { accessLevels } from "../../contracts/content.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { isBook, slotOf } from "../../services/scripture/canon.ts";
import type { Library, Rule } from "./library.ts";
import { countWords, textsOf } from "./words.ts";

const wordsPerMinute = 200;
const premiumHours = 10;

/** The place of `Ps.23.1` in a Bible. */
function placeOf(id: string): number {
  const [book = "", chapter, verse] = id.split(".");
  return (isBook(book) ? slotOf(book, Number(chapter), Number(verse)) : undefined) ?? -1;
}

/** Words that are read on a page: an item's own, and those of the passage it stands on. */
function wordsToRead({ bibles, versesOf }: Library, record: ContentRecord): number {
  const fields = new Set(["body", "thought", "reflection", "question", "prayer"]);
  const own = textsOf(record)
    .filter(({ locale, field }) => locale === "en-US" && fields.has(field))
    .reduce((sum, { text }) => sum + countWords(text), 0);
  const verses = (record.passages ?? []).flatMap(({ osis }) => versesOf(osis, "en-US") ?? []);
  return own + verses.reduce((sum, verse) => sum + countWords(bibles["en-US"][placeOf(verse)] ?? ""), 0);
}

/** Its own access, else its parent's; a part of a lesson is never freer than the lesson. */
export function hoursOf(library: Library, access: (typeof accessLevels)[number]): number {
  const byPath = new Map(library.records.map((record) => [record.path, record]));
  const levelOf = (record: ContentRecord): number => {
    const parent = byPath.get(record.path.slice(0, record.path.lastIndexOf("/")));
    const own = record.access === undefined ? undefined : accessLevels.indexOf(record.access);
    if (record.type === "studyGuideSection" || own === undefined)
      return Math.max(own ?? 0, parent ? levelOf(parent) : 0);
    return own;
  };
  const level = accessLevels.indexOf(access);
  const words = library.records
    .filter((record) => levelOf(record) === level)
    .reduce((sum, record) => sum + wordsToRead(library, record), 0);
  return words / wordsPerMinute / 60;
}

export const premiumReading: Rule = {
  name: `premium opens at least ${premiumHours} hours of reading`,
  find(library) {
    const hours = hoursOf(library, "premium");
    return hours < premiumHours ? [`${hours.toFixed(1)} hours`] : [];
  },
};
