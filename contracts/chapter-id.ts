import { type OsisBook, osisBooks } from "./scripture-books.ts";

/** How many chapters each of the 66 books has, in their order. */
const chapterCounts =
  "50 40 27 36 34 24 21 4 31 24 22 25 29 36 10 13 10 42 150 31 12 8 66 52 5 48 12 14 3 9 1 4 7 3 3 3 2 14 4 28 16 24 21 28 16 16 13 6 6 4 4 5 3 6 4 3 1 13 5 5 3 5 1 1 1 22"
    .split(" ")
    .map(Number);

const prefix = "6269626c-6500-4000-8000-0000000";

/** A chapter's id wherever acts are stored, the same in every translation: its book's number and its own. */
export const chapterId = (book: OsisBook, chapter: number): string =>
  prefix + String(osisBooks.indexOf(book) + 1).padStart(2, "0") + String(chapter).padStart(3, "0");

/** Whether the id is that of a chapter which exists. */
export function isChapterId(id: string): boolean {
  if (!id.startsWith(prefix) || !/^\d{5}$/.test(id.slice(prefix.length))) return false;
  const book = Number(id.slice(-5, -3));
  const chapter = Number(id.slice(-3));
  return chapter >= 1 && chapter <= (chapterCounts[book - 1] ?? 0);
}
