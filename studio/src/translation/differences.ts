/** What changed in the words of a language, field by field and paragraph by paragraph. */
import { diffArrays, diffWordsWithSpace } from "diff";
import type { Words } from "./words.ts";

/** A piece that stayed, came or went. */
export interface Piece {
  text: string;
  change?: "added" | "removed";
}

export interface Difference {
  field: string;
  /** The paragraph as it is counted now; one that went has none. */
  at?: number;
  pieces: Piece[];
}

const pieceOf = (text: string, added: boolean, removed: boolean): Piece =>
  added ? { text, change: "added" } : removed ? { text, change: "removed" } : { text };

const between = (before: string, now: string): Piece[] =>
  diffWordsWithSpace(before, now).map(({ value, added, removed }) => pieceOf(value, added, removed));

/** Paragraphs that stayed are passed over; one that went where another came is the same one, changed. */
function inField(field: string, before: string[], now: string[]): Difference[] {
  const found: Difference[] = [];
  let at = 0;
  let gone: string[] = [];
  const flush = () => {
    for (const text of gone) found.push({ field, pieces: [pieceOf(text, false, true)] });
    gone = [];
  };
  for (const { value, added, removed } of diffArrays(before, now)) {
    if (removed) gone.push(...value);
    else if (added)
      for (const text of value) {
        const old = gone.shift();
        const pieces = old === undefined ? [pieceOf(text, true, false)] : between(old, text);
        found.push({ field, at: at++, pieces });
      }
    else {
      flush();
      at += value.length;
    }
  }
  flush();
  return found;
}

export const differencesOf = (before: Words, now: Words): Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((field) =>
    inField(field, before[field] ?? [], now[field] ?? []),
  );
