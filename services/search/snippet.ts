import type { Marks } from "../../contracts/search.ts";
import { type Word, wordsOf } from "./words.ts";

interface Snippet {
  snippet: string;
  marks: Marks;
}

/** Whether a word, folded, is one of those that were found. */
type IsMarked = (word: string) => boolean;

const longest = 220;

export const marksIn = (text: string, isMarked: IsMarked): Marks =>
  wordsOf(text)
    .filter(({ word }) => isMarked(word))
    .map(({ start, end }) => [start, end]);

/** The stretch of words that holds the most different terms; the earliest of equals. */
function bestStart(words: readonly Word[], isMarked: IsMarked): number | undefined {
  const found = words.filter(({ word }) => isMarked(word));
  let best: number | undefined;
  let max = 0;
  for (const [at, first] of found.entries()) {
    const inside = new Set<string>();
    for (let next = at; next < found.length && found[next]!.end - first.start <= longest; next++)
      inside.add(found[next]!.word);
    if (inside.size > max) {
      max = inside.size;
      best = first.start;
    }
  }
  return best;
}

/** Cuts at words; an ellipsis says that the text goes on. */
function cut(text: string, from: number): { before: string; start: number; end: number; after: string } {
  const start = from <= 40 || text.length <= longest ? 0 : text.indexOf(" ", from - 40) + 1;
  if (text.length - start <= longest)
    return { before: start > 0 ? "… " : "", start, end: text.length, after: "" };
  const space = text.lastIndexOf(" ", start + longest);
  const end = space > start ? space : start + longest;
  return { before: start > 0 ? "… " : "", start, end, after: " …" };
}

/** What to show of an item: its summary where that has the words, else the place in its body that does. */
export function snippetOf(summary: string, body: string, isMarked: IsMarked): Snippet {
  const inSummary = marksIn(summary, isMarked).length > 0;
  const from = inSummary ? undefined : bestStart(wordsOf(body), isMarked);
  const text = from === undefined && summary !== "" ? summary : body;
  const { before, start, end, after } = cut(text, from ?? 0);
  const snippet = before + text.slice(start, end) + after;
  return { snippet, marks: marksIn(snippet, isMarked) };
}
