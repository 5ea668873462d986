/** How hard the texts are to read: Flesch–Kincaid grade in English, Fernández Huerta ease in Spanish. */
import type { Locale } from "../../../contracts/site.ts";
import { plainText } from "./words.ts";

const wordPattern = /\p{L}+(?:['’]\p{L}+)*/gu;

export function syllables(word: string, locale: Locale): number {
  const lower = word.toLowerCase();
  if (locale === "es") {
    // Strong vowels stand apart, and an accent on a weak one parts it from its neighbor.
    const groups = lower.replace(/[qg]u(?=[eiéí])/g, "g").match(/[íú]|[iuyü]*[aeoáéó][iuyü]*|[iuü]+|y$/g);
    return Math.max(1, groups?.length ?? 0);
  }
  const spoken = lower.replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, (end) => end[0]!).replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,3}/g)?.length ?? 0);
}

export interface ReadingLevel {
  wordsPerSentence: number;
  /** School grade in English (lower is easier); ease from 0 to 100 in Spanish (higher is easier). */
  score: number;
}

export function readingLevel(texts: readonly string[], locale: Locale): ReadingLevel {
  let words = 0;
  let sentences = 0;
  let beats = 0;
  for (const text of texts.map(plainText)) {
    for (const sentence of text.split(/[.?!…:;]+(?:\s|$)|[¶\n]+/)) {
      const found = sentence.match(wordPattern);
      if (!found) continue;
      sentences++;
      words += found.length;
      for (const word of found) beats += syllables(word, locale);
    }
  }
  const wordsPerSentence = words / Math.max(1, sentences);
  const perWord = beats / Math.max(1, words);
  const score =
    locale === "es"
      ? 206.84 - 60 * perWord - 1.02 * wordsPerSentence
      : 0.39 * wordsPerSentence + 11.8 * perWord - 15.59;
  return { wordsPerSentence, score };
}
