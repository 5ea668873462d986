import * as z from "zod";
import { type Access, accessLevels, type ContentItem, richText } from "../../contracts/content.ts";
import { faqAnchor } from "../../contracts/faq-anchor.ts";
import { scheduledDays } from "../../contracts/scheduled-days.ts";
import type { SearchKind } from "../../contracts/search.ts";
import { cycleYear } from "../../contracts/site.ts";

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(entity: string, name: string): string {
  if (!name.startsWith("#")) return named[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** The words of a body's markup, one space between them; inline tags leave no gap inside a word. */
function textOfMarkup(markup: string): string {
  return markup
    .replace(/<\/?(?:a|abbr|b|cite|code|em|i|q|small|span|strong|sub|sup)(?:\s[^<>]*)?>/gi, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(#?\w{1,10});/g, decode)
    .replace(/\s+/g, " ")
    .trim();
}

/** One findable thing in one language. */
export interface SearchDocument {
  id: number;
  itemId: string;
  kind: SearchKind;
  contentType: string;
  title: string;
  summary: string;
  body: string;
  /** Names of topics, for the index. */
  topicNames: string;
  topics: string[];
  topic: string | null;
  reference: string | null;
  /** The passage's name in every language, for the index. */
  references: string;
  access: Access;
  path: string;
  /** For daily items: when they are shown. Their address is that of a day. */
  dates: string[] | null;
}

export const kindOfType: Readonly<Record<string, SearchKind>> = {
  article: "article",
  dailyDevotional: "devotional",
  devotionalArticle: "devotional",
  growthPlan: "plan",
  growthPlanArticle: "plan",
  studyGuide: "guide",
  studyGuideLesson: "guide",
  channel: "channel",
  channelArticle: "channel",
  verse: "verse",
  prayer: "prayer",
  trivia: "trivia",
  generalPage: "page",
};

const text = z.string().nullable().default(null);
const ref = z.object({ id: z.string() });
const faqList = z.object({
  items: z.array(
    z.object({
      content: z.object({ properties: z.object({ question: text, answer: z.nullable(richText) }) }),
    }),
  ),
});

/** All that is read of an item, so that the service is asked for no more than this. */
export const searchProperties = z.object({
  title: z.string().nullable().default(""),
  summary: text,
  contentBody: z.nullable(richText).default(null),
  access: z.enum(accessLevels).nullable().default("free"),
  isTeaser: z.boolean().nullable().default(false),
  topics: z.array(ref).nullable().default([]),
  passageReference: text,
  thought: text,
  reflection: text,
  question: text,
  prayer: text,
  scheduledDate: text,
  scheduledDates: z.array(z.string().nullable()).nullable().default(null),
  evening: z.boolean().nullable().default(false),
  noindex: z.boolean().nullable().default(false),
  faq: faqList.nullable().default(null),
});
export const requestedFields = `properties[${Object.keys(searchProperties.shape).join(",")}]`;
type SearchProperties = z.infer<typeof searchProperties>;

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");

/** Public text: the content service itself leaves out members-only parts. */
export const bodyOf = ({ contentBody, reflection, question, prayer }: SearchProperties): string =>
  joined(contentBody && textOfMarkup(contentBody.markup), reflection, question, prayer);

/** Evening verses are members-only and have no page; `noindex` pages are excluded from our search too. */
export const isFindable = ({ evening, noindex, title }: SearchProperties): boolean =>
  !evening && !noindex && title !== "";

export interface Topic {
  slug: string;
  name: string;
}

export function toDocument(
  item: ContentItem,
  properties: SearchProperties,
  { topics, reference }: { topics: ReadonlyMap<string, Topic>; reference: string },
): Omit<SearchDocument, "id"> {
  const its = (properties.topics ?? []).flatMap((topic) => topics.get(topic.id) ?? []);
  const dates = scheduledDays(properties);
  return {
    itemId: item.id,
    kind: kindOfType[item.contentType]!,
    contentType: item.contentType,
    title: properties.title ?? "",
    summary: properties.summary ?? properties.thought ?? "",
    // A trivia's questions would give its answers away.
    body: item.contentType === "trivia" ? "" : bodyOf(properties),
    topicNames: its.map(({ name }) => name).join(" "),
    topics: its.map(({ slug }) => slug),
    topic: its[0]?.name ?? null,
    reference: properties.passageReference,
    references: reference,
    access: properties.access ?? "free",
    path: item.route.path.replace(/(?<=.)\/$/, ""),
    dates: dates.length > 0 ? dates : null,
  };
}

/** The answers of a page of questions, each found by itself, at its place on the page. */
export const answersOf = (
  page: Omit<SearchDocument, "id">,
  { faq }: SearchProperties,
): Omit<SearchDocument, "id">[] =>
  (faq?.items ?? []).flatMap(({ content: { properties } }) => {
    const { question, answer } = properties;
    if (!question) return [];
    const body = answer ? textOfMarkup(answer.markup) : "";
    return [{ ...page, title: question, summary: "", body, path: `${page.path}#${faqAnchor(question)}` }];
  });

/** Days that a verse or prayer of one date has to itself. */
export const takenDays = (documents: readonly SearchDocument[], kind: SearchKind): Set<string> =>
  new Set(
    documents
      .filter((document) => document.kind === kind)
      .flatMap(({ dates }) => dates ?? [])
      .filter((date) => !date.startsWith(`${cycleYear}-`)),
  );
