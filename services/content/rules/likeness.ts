/** What makes two texts alike: the runs of words they share. */
import { wordsOf } from "./words.ts";

const shingleWords = 5;
export const tooAlike = 0.15;
/** Texts long enough to show a pattern; titles and answers are compared as they are. */
export const comparedFields: ReadonlySet<string> = new Set([
  "body",
  "thought",
  "reflection",
  "prayer",
  "eveningPrayer",
  "question",
  "summary",
  "seoDescription",
]);

export const shinglesOf = (text: string): Set<string> => {
  const words = wordsOf(text).filter((word) => word !== "");
  return new Set(
    Array.from({ length: Math.max(0, words.length - shingleWords + 1) }, (_, at) =>
      words.slice(at, at + shingleWords).join(" "),
    ),
  );
};

/** The part of all their runs that two texts have in common. */
export const shareOf = (common: number, first: number, second: number): number =>
  common / Math.max(1, first + second - common);
