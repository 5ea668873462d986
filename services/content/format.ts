/** The content format (content/README.md) as a table: which type takes which fields, of what kind. */
import type { ContentType } from "../../contracts/content.ts";

export type FieldKind =
  | "text" // words in both languages
  | "label" // a name: the same in both languages, or given in both
  | "body"
  | "slug"
  | "string"
  | "integer"
  | "boolean"
  | "date"
  | "passages"
  | "related"
  | "image"
  | "path"
  | "address"
  | "questions"
  | "terms"
  | "faq"
  | { oneOf: readonly (string | number)[] }
  | { namesIn: string; type: ContentType };

const common: Record<string, FieldKind> = {
  id: "string",
  type: "string",
  name: "string",
  title: "text",
  summary: "text",
  seoDescription: "text",
  slug: "slug",
  topics: { namesIn: "topics", type: "topic" },
  contributors: { namesIn: "contributors", type: "contributor" },
  access: { oneOf: ["free", "account", "premium"] },
  listed: "date",
  published: "date",
  updated: "date",
  image: "image",
  related: "related",
  legacySlug: "string",
  order: "integer",
  body: "body",
  draft: "boolean",
};

interface TypeFormat {
  fields: Record<string, FieldKind>;
  needs: readonly string[];
}

const page = ["title", "summary", "seoDescription"];
const type = (fields: Record<string, FieldKind>, needs: readonly string[]): TypeFormat => ({
  fields: { ...common, ...fields },
  needs,
});
const passage = { passage: "passages" } as const;
const scheduled = { scheduledDate: "date", repeatEvery: "integer" } as const;

export const formats: Record<ContentType, TypeFormat> = {
  verse: type(
    { ...passage, ...scheduled, thought: "text", reflection: "text", question: "text", evening: "boolean" },
    ["passage", "thought", "scheduledDate"],
  ),
  prayer: type({ ...passage, ...scheduled }, ["scheduledDate", "body"]),
  trivia: type({ ...scheduled, questions: "questions" }, ["scheduledDate", "questions"]),
  article: type({ ...passage, categories: { namesIn: "categories", type: "category" } }, [
    ...page,
    "categories",
    "body",
  ]),
  category: type({}, page),
  topic: type({}, ["title"]),
  contributor: type({ firstName: "label", lastName: "label" }, page),
  dailyDevotional: type({}, page),
  devotionalArticle: type({ ...passage, reflection: "text", prayer: "text" }, [...page, "passage", "body"]),
  growthPlan: type({}, page),
  growthPlanArticle: type(passage, [...page, "body"]),
  growthPlanArticlePrompt: type({}, ["title"]),
  studyGuide: type({ book: "label" }, page),
  studyGuideLesson: type(passage, [...page, "passage"]),
  studyGuideSection: type({ ...passage, kind: { oneOf: ["read", "explore", "reflect", "act"] } }, [
    "title",
    "kind",
    "body",
  ]),
  channel: type({}, page),
  channelArticle: type(passage, [...page, "body"]),
  generalPage: type(
    {
      ...passage,
      layout: { oneOf: ["main", "landing", "primary"] },
      noindex: "boolean",
      charityNote: "boolean",
      faq: "faq",
    },
    [...page, "body"],
  ),
  bible: type({}, page),
  subscriptionOffer: type(
    {
      offerSlug: "string",
      platform: "string",
      isActive: "boolean",
      allowAutoSelection: "boolean",
      limitedTimeDeal: "boolean",
      dealEnds: "date",
      displayComponent: "string",
      displaySize: "string",
      successLandingPage: "path",
      terms: "terms",
    },
    ["offerSlug", "terms"],
  ),
  redirect: type({ from: "string", to: "address", status: { oneOf: [301, 302] } }, ["from", "to"]),
};

/** What a language file may say besides its body. */
export const inLanguageFile = (kind: FieldKind | undefined): boolean =>
  kind === "text" || kind === "label" || kind === "slug" || kind === "faq";
