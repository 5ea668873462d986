import type { Locale } from "../../contracts/site.ts";
import type { FeedEntry } from "./feed-entries.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

interface Feed {
  title: string;
  about: string;
  /** The page it belongs to, and where it is itself. */
  home: string;
  self: string;
  locale: Locale;
  siteName: string;
  icon: string;
  updated: Date;
  entries: FeedEntry[];
}

export const feedFormats = ["rss", "atom", "json"] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Record<FeedFormat, string> = {
  rss: "application/rss+xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
};

const rssDate = (date: Date) => date.toUTCString().replace("GMT", "+0000");

function rss(feed: Feed): string {
  const items = feed.entries.map((entry) =>
    element("item", {}, [
      textElement("title", entry.title),
      textElement("link", entry.url),
      textElement("guid", entry.id, { isPermaLink: "false" }),
      ...(entry.published ? [textElement("pubDate", rssDate(entry.published))] : []),
      textElement("description", entry.summary),
      textElement("content:encoded", entry.html),
      ...entry.authors.map((author) => textElement("dc:creator", author)),
      ...entry.tags.map((tag) => textElement("category", tag)),
    ]),
  );
  return xmlDocument(
    element(
      "rss",
      {
        version: "2.0",
        "xmlns:atom": "http://www.w3.org/2005/Atom",
        "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      },
      [
        element("channel", {}, [
          textElement("title", feed.title),
          textElement("link", feed.home),
          textElement("description", feed.about),
          textElement("language", feed.locale.toLowerCase()),
          textElement("lastBuildDate", rssDate(feed.updated)),
          textElement("ttl", "60"),
          element("atom:link", { href: feed.self, rel: "self", type: "application/rss+xml" }),
          ...items,
        ]),
      ],
    ),
  );
}

function atom(feed: Feed): string {
  const author = (name: string) => element("author", {}, [textElement("name", name)]);
  const entries = feed.entries.map((entry) =>
    element("entry", {}, [
      textElement("id", entry.id),
      textElement("title", entry.title),
      element("link", { rel: "alternate", type: "text/html", href: entry.url }),
      ...(entry.published ? [textElement("published", entry.published.toISOString())] : []),
      textElement("updated", entry.updated.toISOString()),
      ...entry.authors.map(author),
      ...entry.tags.map((tag) => element("category", { term: tag })),
      textElement("summary", entry.summary),
      textElement("content", entry.html, { type: "html" }),
    ]),
  );
  return xmlDocument(
    element("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.locale }, [
      textElement("id", feed.self),
      textElement("title", feed.title),
      textElement("subtitle", feed.about),
      textElement("updated", feed.updated.toISOString()),
      element("link", { rel: "self", type: "application/atom+xml", href: feed.self }),
      element("link", { rel: "alternate", type: "text/html", href: feed.home }),
      textElement("icon", feed.icon),
      author(feed.siteName),
      ...entries,
    ]),
  );
}

const json = (feed: Feed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.about,
    favicon: feed.icon,
    language: feed.locale,
    authors: [{ name: feed.siteName }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      image: entry.image,
      date_published: entry.published?.toISOString(),
      date_modified: entry.modified?.toISOString(),
      authors: entry.authors.map((name) => ({ name })),
      tags: entry.tags,
      language: feed.locale,
    })),
  });

export const writeFeed: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json };
