/** What the content delivery service answers (Umbraco Content Delivery API v2), as this site reads it. */
import * as z from "zod/mini";

export const contentTypes = [
  "verse",
  "prayer",
  "trivia",
  "article",
  "growthPlan",
  "growthPlanArticle",
  "growthPlanArticlePrompt",
  "studyGuide",
  "studyGuideLesson",
  "studyGuideSection",
  "channel",
  "channelArticle",
  "dailyDevotional",
  "devotionalArticle",
  "topic",
  "generalPage",
  "contributor",
  "category",
  "bible",
  "subscriptionOffer",
  "redirect",
  "menu",
  "popup",
  "mail",
  "partner",
] as const;
export type ContentType = (typeof contentTypes)[number];

/** What a prayer that belongs to no day is for; the index of prayers shows them in this order. */
export const prayerNeeds = ["day", "family", "health", "grief", "work", "heart", "thanks", "world"] as const;
export type PrayerNeed = (typeof prayerNeeds)[number];

/** What comes out on a day and is read at an address of its own. Verses, prayers and trivia have days of their own; the rest is furniture. */
export const publishedTypes: readonly ContentType[] = [
  "article",
  "channel",
  "channelArticle",
  "dailyDevotional",
  "devotionalArticle",
  "growthPlan",
  "growthPlanArticle",
  "studyGuide",
  "studyGuideLesson",
];

/** The six topics that group growth plans; their ids never change. */
export const topicIds = {
  peace: "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a101",
  hope: "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102",
  faith: "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a103",
  love: "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a104",
  prayer: "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a105",
  wisdom: "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a106",
} as const;

export const featuredGrowthPlanId = "2b9c6e5a-6f3d-4f7b-8a55-90d1c3f4b200";

export const accessLevels = ["free", "account", "premium"] as const;
export type Access = (typeof accessLevels)[number];

const route = z.object({
  path: z.string(),
  queryString: z.optional(z.nullable(z.string())),
  startItem: z.object({ id: z.string(), path: z.string() }),
});

/** A picked (nested) item: the same members as an item, without `cultures`; `properties` is empty unless expanded. */
export const contentRef = z.object({
  contentType: z.string(),
  name: z.string(),
  createDate: z.string(),
  updateDate: z.string(),
  route,
  id: z.string(),
  properties: z.record(z.string(), z.unknown()),
});
export type ContentRef = z.infer<typeof contentRef>;

export const contentItem = z.extend(contentRef, { cultures: z.record(z.string(), route) });
export type ContentItem = z.infer<typeof contentItem>;

export const contentList = z.object({ total: z.number(), items: z.array(contentItem) });
export type ContentList = z.infer<typeof contentList>;

export const mediaItem = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  url: z.string(),
  extension: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  focalPoint: z.nullable(z.object({ left: z.number(), top: z.number() })),
  properties: z.record(z.string(), z.unknown()),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** Rich text in HTML mode; a block's place in the markup is `<umb-rte-block data-content-id="…">`. */
export const richText = z.object({
  markup: z.string(),
  blocks: z.array(
    z.object({
      content: z.object({
        contentType: z.string(),
        id: z.string(),
        properties: z.record(z.string(), z.unknown()),
      }),
      settings: z.nullable(z.unknown()),
    }),
  ),
});
export type RichText = z.infer<typeof richText>;

/** The problem body every embedded service answers with; `code` is stable and meant for programs. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem>;
