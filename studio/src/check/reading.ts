/** How a text reads: its level, and the order of its headings. */
import type { SourceRecord } from "../../../services/content/record.ts";
import { readingLevel } from "../../../services/content/rules/reading-level.ts";
import { countWords } from "../../../services/content/rules/words.ts";
import { type Finding, hint } from "./findings.ts";
import { textsOf } from "./texts.ts";

/** Shorter ones say little about how hard they are. */
const fewestWords = 60;
/** A school grade in English: lower is easier. */
const highestGrade = 9;
/** From 0 to 100 in Spanish: higher is easier. */
const lowestEase = 60;

function hardToRead(record: SourceRecord): Finding[] {
  return textsOf(record).flatMap(({ place, locale, text }) => {
    if (countWords(text) < fewestWords) return [];
    const { score, wordsPerSentence } = readingLevel([text], locale);
    const isHard = locale === "es" ? score < lowestEase : score > highestGrade;
    if (!isHard) return [];
    const [level, words] = [Math.round(score), Math.round(wordsPerSentence)];
    return [
      hint(
        place,
        "reading-level",
        locale === "es"
          ? `Hard to read: ease ${level} of 100 (${lowestEase} or more is best), ${words} words a sentence.`
          : `Hard to read: school grade ${level} (${highestGrade} or lower is best), ${words} words a sentence.`,
        locale === "es"
          ? `Cuesta leerlo: facilidad ${level} de 100 (lo mejor es ${lowestEase} o más), ${words} palabras por frase.`
          : `Cuesta leerlo: grado escolar ${level} (lo mejor es ${highestGrade} o menos), ${words} palabras por frase.`,
      ),
    ];
  });
}

function headings(record: SourceRecord): Finding[] {
  return textsOf(record)
    .filter(({ name }) => name === "body" || name === "faqAnswer")
    .flatMap(({ place, text }) => {
      // The page's own title is the first level.
      let before = 1;
      for (const [, signs, words = ""] of text.matchAll(/^(#{1,6})\s+(.*)$/gm)) {
        const depth = signs!.length;
        if (depth === 1 || depth > before + 1)
          return [
            hint(
              place,
              "heading-level",
              `The heading “${words}” is of level ${depth}; level ${before + 1} comes next.`,
              `El título «${words}» es de nivel ${depth}; aquí toca el nivel ${before + 1}.`,
            ),
          ];
        before = depth;
      }
      return [];
    });
}

export const checkReading = (record: SourceRecord): Finding[] => [...hardToRead(record), ...headings(record)];
