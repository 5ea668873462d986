import { localizePath, stripLocale } from "../../site/i18n/locale.ts";
import { type FeedSource, feedEntries } from "./feed-entries.ts";
import { type FeedFormat, feedFormats, writeFeed } from "./feed-formats.ts";
import { type FeedName, feedLabels, feedNames } from "./feed-labels.ts";

interface FeedAddress {
  name: FeedName;
  format: FeedFormat;
}

const isFeed = (value: string): value is FeedName => feedNames.includes(value as FeedName);
const isFormat = (value: string | null): value is FeedFormat => feedFormats.includes(value as FeedFormat);

/** `/es/feed/verses.atom`, or `/es/feed/verses?format=atom`; undefined where there is no feed. */
export function feedAddress({ pathname, searchParams }: URL): FeedAddress | undefined {
  const found = /^\/feed(?:\/([a-z-]+))?(?:\.([a-z]+))?$/.exec(stripLocale(pathname));
  if (!found) return undefined;
  const [, section, extension] = found;
  const name = section ?? "all";
  if (!isFeed(name) || section === "all") return undefined;
  if (extension !== undefined && !isFormat(extension)) return undefined;
  const requested = extension ?? searchParams.get("format");
  return { name, format: isFormat(requested) ? requested : "rss" };
}

/** Where the reader goes from the feed's title. */
const homeOf: Record<FeedName, string> = {
  all: "/",
  articles: "/categories",
  devotionals: "/devotionals",
  channels: "/channels",
  "growth-plans": "/growth-plans",
  "study-guides": "/study-guides",
  verses: "/verses",
  prayers: "/prayers",
  trivia: "/trivia",
};

export async function makeFeed(
  { name, format }: FeedAddress,
  { siteName, ...source }: FeedSource & { siteName: string },
): Promise<string> {
  const { origin, locale } = source;
  const labels = feedLabels[locale];
  const entries = await feedEntries(name, source);
  const own = name === "all" ? "/feed" : `/feed/${name}`;
  const updated = Math.max(0, ...entries.map((entry) => entry.updated.getTime()));
  return writeFeed[format]({
    title: name === "all" ? siteName : `${siteName}: ${labels.titles[name]}`,
    about: labels.about[name],
    home: origin + localizePath(homeOf[name], locale),
    self: origin + localizePath(format === "rss" ? own : `${own}.${format}`, locale),
    icon: `${origin}/icon.svg`,
    locale,
    siteName,
    updated: updated ? new Date(updated) : source.now,
    entries,
  });
}

/** Feeds and everything that looks like one belong to the server. */
export const isFeedPath = (path: string): boolean => /^\/feed(?:[/.]|$)/.test(stripLocale(path));
