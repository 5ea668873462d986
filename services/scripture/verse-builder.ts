import type { OsisBook } from "../../contracts/scripture.ts";
import { slotCount, slotOf } from "./canon.ts";

/**
 * Puts a translation together piece by piece. Lines of poetry are parted by a newline; a verse that begins a line within a
 * paragraph has one before it.
 */
export function createVerseBuilder() {
  const verses: string[] = Array.from({ length: slotCount }, () => "");
  const paragraphs: number[] = [];
  let opens = false;
  let newLine = false;
  return {
    verses,
    paragraphs,
    openParagraph() {
      opens = true;
    },
    openLine() {
      newLine = true;
    },
    /** False where the canon has no such verse. */
    add(book: OsisBook, chapter: number, verse: number, written: string): boolean {
      const slot = slotOf(book, chapter, verse);
      if (slot === undefined) return false;
      const text = written.replace(/\s+/g, " ");
      if (text.trim() === "") return true;
      const before = verses[slot]!;
      if (before === "") {
        // A chapter begins with a paragraph, whether or not it says so.
        const first = opens || verse === 1;
        if (first) paragraphs.push(slot);
        verses[slot] = newLine && !first ? `\n${text.trimStart()}` : text.trimStart();
      } else if (opens || newLine) verses[slot] = `${before.trimEnd()}\n${text.trimStart()}`;
      else verses[slot] = before + text;
      opens = false;
      newLine = false;
      return true;
    },
    finish(): { verses: string[]; paragraphs: number[] } {
      return { verses: verses.map((text) => text.trimEnd().replace(/ {2,}/g, " ")), paragraphs };
    },
  };
}
