import { expect, test } from "vitest";
import { chapterId, isChapterId } from "../../contracts/chapter-id.ts";
import { osisBooks } from "../../contracts/scripture-books.ts";
import { chaptersOf } from "./canon.ts";

test("every chapter of the canon has an id of its own, and no other number has one", () => {
  const ids = osisBooks.flatMap((book) => chaptersOf(book).map((_, index) => chapterId(book, index + 1)));
  expect(new Set(ids).size).toBe(1189);
  expect(ids.every(isChapterId)).toBe(true);
  for (const book of osisBooks)
    for (const chapter of [0, chaptersOf(book).length + 1])
      expect(isChapterId(chapterId(book, chapter)), `${book} ${chapter}`).toBe(false);
  expect(isChapterId(`${chapterId("Gen", 1)}0`)).toBe(false);
  expect(isChapterId(chapterId("Gen", 1).replace("01001", "67001"))).toBe(false);
});
