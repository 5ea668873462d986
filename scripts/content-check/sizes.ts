/** Lengths: bodies in words, descriptions and summaries in characters. */
import type { ContentType } from "../../contracts/content.ts";
import { locales } from "../../contracts/site.ts";
import type { LocalText } from "../../services/content/record.ts";
import type { Rule } from "./library.ts";
import { dailyVerses } from "./schedule.ts";
import { countWords, textsOf } from "./words.ts";

/** Words per language, from the shortest to the longest that reads well in its place. */
const bodyWords: Partial<Record<ContentType, [number, number]>> = {
  prayer: [30, 160],
  article: [400, 800],
  devotionalArticle: [300, 500],
  growthPlanArticle: [250, 520],
  channelArticle: [350, 650],
  studyGuideLesson: [80, 220],
  studyGuideSection: [50, 230],
  dailyDevotional: [60, 200],
  growthPlan: [60, 200],
  studyGuide: [60, 200],
  channel: [60, 200],
  category: [40, 100],
  topic: [40, 100],
  contributor: [60, 120],
  generalPage: [150, 900],
};

const fieldWords: [keyof LocalText, number, number][] = [
  ["thought", 8, 32],
  ["reflection", 8, 140],
  ["prayer", 15, 60],
  ["eveningPrayer", 30, 70],
  ["question", 4, 25],
];

export const wordCounts: Rule = {
  name: "texts are as long as their place asks",
  find: ({ records }) =>
    records.flatMap((record) =>
      textsOf(record).flatMap(({ field, text, place }) => {
        const limits =
          field === "body"
            ? bodyWords[record.type]
            : (fieldWords.find(([name]) => name === field)?.slice(1) as [number, number] | undefined);
        const words = countWords(text);
        return limits && (words < limits[0] || words > limits[1])
          ? [`${place}: ${words} words, not ${limits[0]} to ${limits[1]}`]
          : [];
      }),
    ),
};

const descriptions = [70, 155] as const;
const longestSummary = 200;

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
    dailyVerses(library).flatMap(({ path, text }) =>
      locales.flatMap((locale) => {
        const { reflection = "", question } = text[locale];
        const words = countWords(reflection);
        return [
          ...(words < 70 || words > 140 ? [`${path} (${locale}): a reflection of ${words} words`] : []),
          ...(question ? [] : [`${path} (${locale}): no question`]),
        ];
      }),
    ),
};
