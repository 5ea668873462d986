import { foldedWords } from "./words.ts";

/** Words that stand everywhere and say little; a question is about its other words. */
const small = new Set(
  (
    "a an and are as at be but by do does for from how i in is it me my of on or our so that the this to was we what when " +
    "where which who why will with you your " +
    "al como con cual cuando de del donde el ella en es esta este la las le lo los me mi mis para pero por que quien se si " +
    "sin su sus te tu tus un una unas unos y yo"
  ).split(" "),
);

/** All of them, where there are no others. */
function withoutStopWords(words: readonly string[]): string[] {
  const others = words.filter((word) => !small.has(word));
  return others.length > 0 ? others : [...words];
}

export interface Query {
  /** Every word that counts, those of phrases too. */
  words: string[];
  /** Words that must stand side by side. */
  phrases: string[][];
}

const maxWords = 16;
const piece = /["“”«»]([^"“”«»]*)["“”«»]?|[^"“”«»]+/g;

/** Reads `grace "living water"`. Everything but quotation marks is plain text; a mark left open closes at the end. */
export function parseQuery(text: string): Query {
  const words: string[] = [];
  const phrases: string[][] = [];
  for (const [whole, quoted] of text.matchAll(piece)) {
    const found = foldedWords(quoted ?? whole).slice(0, maxWords - words.length);
    words.push(...found);
    if (quoted !== undefined && found.length > 1) phrases.push(found);
  }
  return { words: withoutStopWords(words), phrases };
}

/** Whether the words of `row` stand side by side among `words`. */
export function holdsPhrase(words: readonly string[], row: readonly string[]): boolean {
  for (let at = words.indexOf(row[0]!); at >= 0; at = words.indexOf(row[0]!, at + 1)) {
    if (row.every((word, place) => words[at + place] === word)) return true;
  }
  return false;
}
