/** How long texts are: bodies in words, descriptions and summaries in characters. */
import type { ContentType } from "../../../contracts/content.ts";
import type { LocalText } from "../record.ts";

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

/** The fewest and the most words of a text; nothing where any length is right. */
export const wordLimits = (type: ContentType, field: string): readonly [number, number] | undefined =>
  field === "body"
    ? bodyWords[type]
    : type === "popup"
      ? undefined
      : (fieldWords.find(([name]) => name === field)?.slice(1) as [number, number] | undefined);

export const descriptions = [70, 155] as const;
export const longestSummary = 200;
