/** What every item must carry besides its words. */
import type { ContentType } from "../../contracts/content.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import type { Rule } from "./library.ts";

type Field = "title" | "summary" | "seoDescription" | "topics" | "contributors" | "listed" | "related";

const described: Field[] = ["title", "summary", "seoDescription", "listed"];
const everything: Field[] = [...described, "topics", "contributors", "related"];

/** A verse's thought is its summary; the descriptions of a day's pages are made of what they show. */
const carried: Partial<Record<ContentType, Field[]>> = {
  verse: ["title", "topics", "contributors", "listed", "related"],
  prayer: ["title", "summary", "listed", "topics", "contributors", "related"],
  trivia: everything,
  article: everything,
  dailyDevotional: everything,
  devotionalArticle: everything,
  growthPlan: everything,
  growthPlanArticle: everything,
  studyGuide: everything,
  studyGuideLesson: everything,
  channel: everything,
  channelArticle: everything,
  generalPage: [...described, "contributors", "related"],
  bible: [...described, "contributors", "related"],
  category: described,
  topic: described,
  contributor: described,
  subscriptionOffer: ["title", "summary", "listed"],
};

function has(record: ContentRecord, field: Field): boolean {
  if (field === "listed") return (record.listed ?? record.published) !== undefined;
  if (field === "topics" || field === "contributors" || field === "related")
    return (record[field]?.length ?? 0) > 0;
  return record.text["en-US"][field] !== undefined && record.text.es[field] !== undefined;
}

export const fieldsCarried: Rule = {
  name: "every item carries its summary, description, topics, contributors, date and related items",
  find: ({ records }) =>
    records.flatMap((record) => {
      const missing = (carried[record.type] ?? []).filter((field) => !has(record, field));
      return missing.length > 0 ? [`${record.path}: no ${missing.join(", ")}`] : [];
    }),
};

export const relatedItems: Rule = {
  name: "related items are other items, each named once",
  find: ({ records }) =>
    records.flatMap(({ path, id, related = [] }) =>
      related.includes(id) || new Set(related).size < related.length
        ? [`${path}: \`related\` repeats itself`]
        : [],
    ),
};
