import type { ContentItem, ContentType } from "../../contracts/content.ts";
import { pageProperties } from "../../contracts/content-properties.ts";
import { cycleYear, type Locale } from "../../contracts/site.ts";
import { plainText } from "../../contracts/verse-lines.ts";
import type { ContentClient } from "../../services/content/client.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import { loadPassages, type PassageView } from "../../site/features/passages/load-passages.server.ts";
import { loadBody } from "../../site/features/reading/load-body.server.ts";
import { dayCard, itemCard } from "../../site/features/seo/share-image.ts";
import { addDays, type Day, dailyDay, dayPath, isoDay } from "../../site/i18n/daily.ts";
import { localizePath } from "../../site/i18n/locale.ts";
import { nextMidnight } from "../next-midnight.ts";
import { allItems, byScheduledDay } from "./feed-content.ts";
import { type FeedName, feedLabels } from "./feed-labels.ts";
import { escapeXml } from "./xml.ts";

export interface FeedSource {
  content: ContentClient;
  scripture: ScriptureClient;
  origin: string;
  now: Date;
  locale: Locale;
}

export interface FeedEntry {
  /** Never changes, whatever becomes of the address. */
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  image: string;
  /** Only where it is known: the day of a daily page, else what an editor has set. */
  published?: Date;
  modified?: Date;
  /** Atom asks for a date: without a known one, when the CMS last stored the item. */
  updated: Date;
  authors: string[];
  tags: string[];
}

const longest = 30;

const typesOf: Partial<Record<FeedName, ContentType[]>> = {
  all: ["article", "devotionalArticle", "channelArticle"],
  articles: ["article"],
  devotionals: ["devotionalArticle"],
  channels: ["channelArticle"],
  "growth-plans": ["growthPlan"],
  "study-guides": ["studyGuide"],
};

const tag = ({ origin, locale }: FeedSource, what: string) =>
  `tag:${new URL(origin).hostname},2026:${locale}:${what}`;

const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;

const passageHtml = ({ verses, reference, translation }: PassageView) =>
  `<blockquote>${paragraph(plainText(verses))}${paragraph(`${reference} (${translation})`)}</blockquote>`;

/** Readers open a feed far from the site, so its links must be whole. */
const withWholeLinks = (html: string, origin: string) =>
  html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);

/** What the public may read; a teaser says that there is more. */
async function bodyHtml(item: ContentItem, source: FeedSource, url: string): Promise<string> {
  const { contentBody, isTeaser } = pageProperties.parse(item.properties);
  const parts = await loadBody(source.scripture, contentBody, source.locale);
  const html = parts
    .map((part) => (part.kind === "passage" ? passageHtml(part.passage) : part.html))
    .join("\n");
  const labels = feedLabels[source.locale];
  const more = isTeaser
    ? `<p>${escapeXml(labels.members)} <a href="${escapeXml(url)}">${escapeXml(labels.readOn)}</a></p>`
    : "";
  return withWholeLinks(html, source.origin) + more;
}

async function itemEntry(item: ContentItem, source: FeedSource): Promise<FeedEntry> {
  const properties = pageProperties.parse(item.properties);
  const modified = properties.updatedDate ?? properties.publishedDate;
  const url = source.origin + localizePath(item.route.path.replace(/\/$/, ""), source.locale);
  return {
    id: tag(source, item.id),
    url: encodeURI(url),
    title: properties.title,
    summary: properties.summary ?? properties.seoDescription ?? "",
    html: (await bodyHtml(item, source, url)) || paragraph(properties.summary ?? properties.title),
    image: source.origin + itemCard(source.locale, item.id, "").url,
    ...(properties.publishedDate ? { published: new Date(properties.publishedDate) } : {}),
    ...(modified ? { modified: new Date(modified) } : {}),
    updated: new Date(modified ?? item.updateDate),
    authors: (properties.contributors ?? []).map(({ name }) => name),
    tags: (properties.topics ?? []).map(({ name }) => name),
  };
}

async function newest(types: readonly ContentType[], source: FeedSource): Promise<FeedEntry[]> {
  const lists = await Promise.all(
    types.map((type) =>
      source.content.list({
        filter: [`contentType:${type}`],
        sort: ["createDate:desc"],
        take: longest * 2,
        locale: source.locale,
      }),
    ),
  );
  const items = lists
    .flatMap((list) => list.items)
    // What is dated ahead is not news yet.
    .filter((item) => new Date(item.createDate) <= source.now)
    .sort((a, b) => b.createDate.localeCompare(a.createDate) || a.id.localeCompare(b.id))
    .slice(0, longest);
  return Promise.all(items.map((item) => itemEntry(item, source)));
}

const startOf = ({ year, month, day }: Day) =>
  // Midnight UTC is the evening before where the day is counted.
  new Date(nextMidnight(new Date(Date.UTC(year, month - 1, day))));

const daily = {
  verses: { type: "verse", path: (day: Day) => dayPath("verses", day) },
  prayers: { type: "prayer", path: (day: Day) => dayPath("prayers", day) },
  trivia: { type: "trivia", path: (day: Day) => `/trivia/${day.month}/${day.day}` },
} as const;

async function dailyHtml(
  item: ContentItem,
  source: FeedSource,
  { url, passage: found }: { url: string; passage: PassageView | undefined },
): Promise<string> {
  const { thought, summary } = item.properties;
  const opening = thought ?? summary;
  return [
    ...(found ? [passageHtml(found)] : []),
    ...(typeof opening === "string" ? [paragraph(opening)] : []),
    await bodyHtml(item, source, url),
  ].join("\n");
}

async function dailyEntry(
  item: ContentItem,
  { name, day }: { name: keyof typeof daily; day: Day },
  source: FeedSource,
): Promise<FeedEntry> {
  const { type, path } = daily[name];
  const entry = await itemEntry(item, source);
  const url = source.origin + localizePath(path(day), source.locale);
  const start = startOf(day);
  const modified = new Date(Math.max(entry.modified?.getTime() ?? 0, start.getTime()));
  const { passage: osis } = pageProperties.parse(item.properties);
  const [passage] = osis ? await loadPassages(source.scripture, [osis], source.locale) : [];
  return {
    ...entry,
    id: tag(source, `${type}:${isoDay(day)}`),
    url,
    title: name === "verses" && passage ? `${passage.reference}: ${entry.title}` : entry.title,
    summary: typeof item.properties.thought === "string" ? item.properties.thought : entry.summary,
    html: await dailyHtml(item, source, { url, passage }),
    image: source.origin + dayCard(source.locale, type, day, "").url,
    published: start,
    modified,
    updated: modified,
  };
}

async function latestDays(name: keyof typeof daily, source: FeedSource): Promise<FeedEntry[]> {
  const items = await allItems(source.content, daily[name].type, { locale: source.locale });
  const byDay = byScheduledDay(items.filter((item) => item.properties.evening !== true));
  const today = dailyDay(source.now);
  const entries = Array.from({ length: longest }, (_, back) => addDays(today, -back)).map((day) => {
    const own = name === "trivia" ? undefined : byDay.get(isoDay(day));
    const item = own ?? byDay.get(isoDay({ ...day, year: cycleYear }));
    return item && dailyEntry(item, { name, day }, source);
  });
  return (await Promise.all(entries)).filter((entry) => entry !== undefined);
}

/** Newest first. */
export function feedEntries(name: FeedName, source: FeedSource): Promise<FeedEntry[]> {
  const types = typesOf[name];
  return types ? newest(types, source) : latestDays(name as keyof typeof daily, source);
}
