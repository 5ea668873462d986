/** Lengths: bodies in words, descriptions and summaries in characters. */
import { locales } from "../../contracts/site.ts";
import { languagesOf } from "../../services/content/record.ts";
import { descriptions, longestSummary, wordLimits } from "../../services/content/rules/sizes.ts";
import type { Rule } from "./library.ts";
import { dailyVerses } from "./schedule.ts";
import { countWords, textsOf } from "./words.ts";

export const wordCounts: Rule = {
  name: "texts are as long as their place asks",
  find: ({ records }) =>
    records.flatMap((record) =>
      textsOf(record).flatMap(({ field, text, place }) => {
        const limits = wordLimits(record.type, field);
        const words = countWords(text);
        return limits && (words < limits[0] || words > limits[1])
          ? [`${place}: ${words} words, not ${limits[0]} to ${limits[1]}`]
          : [];
      }),
    ),
};

export const descriptionLengths: Rule = {
  name: `descriptions have ${descriptions[0]} to ${descriptions[1]} characters, summaries at most ${longestSummary}`,
  find: ({ records }) =>
    records.flatMap(({ path, text }) =>
      locales.flatMap((locale) => {
        const { seoDescription, summary } = text[locale];
        const length = seoDescription?.length ?? descriptions[0];
        return [
          ...(length < descriptions[0] || length > descriptions[1]
            ? [`${path} seoDescription (${locale}): ${length} characters`]
            : []),
          ...((summary?.length ?? 0) > longestSummary
            ? [`${path} summary (${locale}): ${summary!.length} characters`]
            : []),
        ];
      }),
    ),
};

export const reflections: Rule = {
  name: "every daily verse has a reflection of 70 to 140 words and a question",
  find: (library) =>
    dailyVerses(library).flatMap(({ path, text, languages }) =>
      languagesOf({ languages }).flatMap((locale) => {
        const { reflection = "", question } = text[locale];
        const words = countWords(reflection);
        return [
          ...(words < 70 || words > 140 ? [`${path} (${locale}): a reflection of ${words} words`] : []),
          ...(question ? [] : [`${path} (${locale}): no question`]),
        ];
      }),
    ),
};
