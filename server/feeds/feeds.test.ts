import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import type { ContentClient } from "../../services/content/client.ts";
import { sendRequest } from "../../tests/support/server.ts";
import { composeSite, type Site } from "../../tests/support/site.ts";
import { isWhole, spreadOf } from "../../tests/support/tiers.ts";
import { composeFeeds } from "../parts/feeds.ts";
import { feedEntries } from "./feed-entries.ts";
import { feedNames } from "./feed-labels.ts";
import { makeFeed } from "./feeds.ts";
import { writeSitemap } from "./sitemaps.ts";

const origin = "https://wellspring.example";
let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite({
    ORIGIN: origin,
    ADS_TXT: "ads.example, 1, DIRECT\\nads.example, 2, RESELLER",
    SECURITY_CONTACT: "mailto:security@wellspring.example",
  });
  base = await site.start();
});
afterAll(() => site?.close());

const lists = ["url", "sitemap", "xhtml:link", "item", "entry", "category", "author"];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name, path) => lists.includes(name) || /^feed(\.entry)?\.link$/.test(String(path)),
});

async function text(path: string): Promise<string> {
  const answer = await sendRequest(base, path);
  expect(answer.status, path).toBe(200);
  return answer.body.toString("utf8");
}

async function xml(path: string) {
  const body = await text(path);
  expect(XMLValidator.validate(body), path).toBe(true);
  return parser.parse(body);
}

const source = () => ({
  content: site.parts.site.content,
  scripture: site.parts.site.scripture,
  origin,
  now: site.parts.clock.now(),
});
/** The library as if an editor had dated everything in it. */
const publishedOn = (published: string, updated: string | null): ContentClient => ({
  ...site.parts.site.content,
  async list(query) {
    const found = await site.parts.site.content.list(query);
    const day = (date: string | null) => date && `${date}T00:00:00Z`;
    const dates = { publishedDate: day(published), updatedDate: day(updated) };
    return {
      ...found,
      items: found.items.map((item) => ({ ...item, properties: { ...item.properties, ...dates } })),
    };
  },
});

/** The library with files of one moment, whenever it was fetched. */
const writtenAt = (updateDate: string): ContentClient => ({
  ...site.parts.site.content,
  async list(query) {
    const found = await site.parts.site.content.list(query);
    return { ...found, items: found.items.map((item) => ({ ...item, updateDate })) };
  },
});

const address = z.string().startsWith(`${origin}/`);
const w3cDate = z.string().regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/);
const sitemapUrl = z.object({
  loc: address,
  lastmod: w3cDate.optional(),
  "xhtml:link": z
    .array(z.object({ "@rel": z.literal("alternate"), "@hreflang": z.string(), "@href": address }))
    .length(3),
});

describe("robots.txt and ads.txt", () => {
  test("robots.txt lets everyone in but to services, members' paths and searches, and names the sitemap", async () => {
    const robots = await text("/robots.txt");
    expect(robots).toContain("Disallow: /umbraco/");
    for (const service of ["wellspring", "identity", "api", "scripture", "search-api", "lead-routing"])
      expect(robots).toContain(`Disallow: /${service}/`);
    expect(robots).not.toMatch(/^Disallow: \/(media|share-card|assets|feed)/m);
    expect(robots).toContain(`Sitemap: ${origin}/sitemap_index.xml`);
  });

  test("security.txt names the contact from the settings and when it ends; without a contact there is none", async () => {
    expect(await text("/.well-known/security.txt")).toBe(
      [
        "Contact: mailto:security@wellspring.example",
        "Expires: 2027-05-15T00:00:00Z",
        "Preferred-Languages: en, es",
        `Canonical: ${origin}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
    const { config, clock } = site.parts;
    const parts = {
      content: { client: site.parts.site.content, version: () => "1" },
      scripture: site.parts.site.scripture,
    };
    const without = composeFeeds({ ...config, SECURITY_CONTACT: undefined }, clock, parts as never);
    expect((await without.request("/.well-known/security.txt")).status).toBe(404);
  });

  test("ads.txt comes from the settings, one seller to a line", async () => {
    expect(await text("/ads.txt")).toBe("ads.example, 1, DIRECT\nads.example, 2, RESELLER\n");
  });
});

describe("sitemap_index.xml with sitemap1 to sitemap9", () => {
  let read: Promise<z.infer<typeof sitemapUrl>[][]> | undefined;
  async function readUrls() {
    const parts = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => xml(`/sitemap${part}.xml`)));
    return parts.map(({ urlset }) => z.array(sitemapUrl).min(1).parse(urlset.url));
  }
  /** Read once: nothing changes meanwhile. */
  const allUrls = () => {
    read ??= readUrls();
    return read;
  };

  test("the index names nine files, with a date where one is known: the home page is of today", async () => {
    const { sitemapindex } = await xml("/sitemap_index.xml");
    const found = z
      .array(z.object({ loc: address, lastmod: w3cDate.optional() }))
      .parse(sitemapindex.sitemap);
    expect(found.filter(({ lastmod }) => lastmod).map(({ loc }) => loc)).toEqual([`${origin}/sitemap1.xml`]);
    expect(found.map(({ loc }) => loc)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => `${origin}/sitemap${part}.xml`),
    );
  });

  test("lastmod is a day that an editor has set, else absent: the library's own files know none", async () => {
    const dated = (await allUrls()).flat().filter(({ lastmod }) => lastmod);
    expect(dated.map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
      [`${origin}/`, "2026-11-14"],
      [`${origin}/es`, "2026-11-14"],
    ]);
    const sitemap = await writeSitemap(2, { ...source(), content: publishedOn("2026-03-04", "2026-05-06") });
    const { url } = parser.parse(sitemap).urlset as { url: { lastmod: string }[] };
    expect(new Set(url.map(({ lastmod }) => lastmod))).toEqual(new Set(["2026-05-06T00:00:00Z"]));
  });

  test("every chapter of the Bible is there, each in the translation of its page's language", async () => {
    const places = (await allUrls())[0]!.map(({ loc }) => loc);
    expect(places.filter((loc) => loc.startsWith(`${origin}/bible/kjv/`))).toHaveLength(1189);
    expect(places.filter((loc) => loc.startsWith(`${origin}/es/bible/rv1909/`))).toHaveLength(1189);
    expect(places).toContain(`${origin}/bible/kjv/psalms/150`);
  });

  test("every page once, in both languages, each naming the other and x-default", async () => {
    const urls = (await allUrls()).flat();
    const places = urls.map(({ loc }) => loc);
    expect(new Set(places).size).toBe(places.length);
    const known = new Set(places.map(decodeURI));
    for (const url of urls) {
      const named = Object.fromEntries(url["xhtml:link"].map((link) => [link["@hreflang"], link["@href"]]));
      expect(Object.keys(named).sort()).toEqual(["en-US", "es", "x-default"]);
      expect(named["x-default"]).toBe(named["en-US"]);
      expect(named.es).toMatch(new RegExp(`^${origin}/es(/|$)`));
      expect(known.has(named["en-US"]!) && known.has(named.es!), url.loc).toBe(true);
    }
  });

  test("nothing that is noindex or not public: no landing or success page, no search, no draft", async () => {
    const places = (await allUrls()).flat().map(({ loc }) => loc);
    expect(
      places.filter((place) => /\/(landing|subscriptions|search|auth|offers|redirects)(\/|$)/.test(place)),
    ).toEqual([]);
    expect(places).toContain(`${origin}/`);
    expect(places).toContain(`${origin}/es`);
  });

  test("every page of the app that is named may be found: it is a page, and not noindex", async () => {
    const places = (await allUrls())[0]!.map(({ loc }) => new URL(loc).pathname);
    const outsideTheBible = places.filter((path) => !/\/bible\/(kjv|rv1909)\//.test(path));
    for (const place of spreadOf(outsideTheBible, 20)) {
      const answer = await sendRequest(base, place);
      expect([answer.status, answer.headers["content-type"]], place).toEqual([
        200,
        "text/html; charset=utf-8",
      ]);
      expect(String(answer.body), place).not.toContain('<meta name="robots" content="noindex"');
    }
  });

  test("a sample of every file answers 200", async () => {
    const sample = (await allUrls()).flatMap((urls) => {
      const ofEach = isWhole ? 5 : 2;
      const step = Math.max(1, Math.floor(urls.length / ofEach));
      return urls.filter((_, index) => index % step === 0).slice(0, ofEach);
    });
    expect(sample.length).toBeGreaterThan(15);
    for (const { loc } of sample) {
      const { pathname } = new URL(loc);
      const { status } = await sendRequest(base, pathname);
      expect(status, pathname).toBe(200);
    }
  });
});

const rssItem = z.object({
  title: z.string().min(1),
  link: address,
  guid: z.object({ "#text": z.string().startsWith("tag:"), "@isPermaLink": z.literal("false") }),
  pubDate: z
    .string()
    .regex(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000$/)
    .optional(),
  description: z.string().min(1),
  "content:encoded": z.string().min(1),
});
const rssChannel = z.object({
  title: z.string().min(1),
  link: address,
  description: z.string().min(1),
  language: z.enum(["en-us", "es"]),
  lastBuildDate: z.string(),
  "atom:link": z.object({ "@href": address, "@rel": z.literal("self") }),
  item: z.array(rssItem).min(1).max(30),
});
const atomLink = z.object({ "@rel": z.string(), "@href": address });
const atomDate = z.iso.datetime();
const atomFeed = z.object({
  id: address,
  title: z.string().min(1),
  updated: atomDate,
  author: z.array(z.object({ name: z.string().min(1) })),
  link: z.array(atomLink).length(2),
  entry: z
    .array(
      z.object({
        id: z.string().startsWith("tag:"),
        title: z.string().min(1),
        updated: atomDate,
        published: atomDate.optional(),
        link: z.array(atomLink).length(1),
        summary: z.string().min(1),
        content: z.object({ "@type": z.literal("html"), "#text": z.string().min(1) }),
      }),
    )
    .min(1),
});
const jsonFeed = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  language: z.enum(["en-US", "es"]),
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        url: address,
        title: z.string().min(1),
        content_html: z.string().min(1),
        image: address,
        date_published: atomDate.optional(),
        date_modified: atomDate.optional(),
        authors: z.array(z.object({ name: z.string().min(1) })),
        tags: z.array(z.string()),
      }),
    )
    .min(1),
});

const paths = feedNames.map((name) => (name === "all" ? "/feed" : `/feed/${name}`));
const both = paths.flatMap((path) => [path, `/es${path}`]);

describe("/feed and the feeds of each type, per language", () => {
  test.each(both)("%s is RSS 2.0 with unique guids and absolute addresses", async (path) => {
    const { rss } = await xml(path);
    expect(rss["@version"]).toBe("2.0");
    const channel = rssChannel.parse(rss.channel);
    const guids = channel.item.map(({ guid }) => guid["#text"]);
    expect(new Set(guids).size).toBe(guids.length);
    expect(channel["atom:link"]["@href"]).toBe(origin + path);
    for (const item of channel.item) {
      expect(item["content:encoded"], item.link).not.toMatch(/(href|src)="\/|umb-rte-block/);
      expect(new URL(item.link).pathname.startsWith("/es/")).toBe(path.startsWith("/es"));
    }
    const dates = channel.item.flatMap(({ pubDate }) => (pubDate ? [Date.parse(pubDate)] : []));
    // A daily page has its day; the rest of the library does not know when it was published here.
    expect(dates).toHaveLength(/verses|prayers|trivia/.test(path) ? channel.item.length : 0);
    expect([...dates].sort((a, b) => b - a)).toEqual(dates);
    expect(Math.max(0, ...dates)).toBeLessThanOrEqual(site.parts.clock.now().getTime());
  });

  test.each(both)("%s is Atom with .atom and JSON Feed 1.1 with .json", async (path) => {
    const { feed } = await xml(`${path}.atom`);
    const atom = atomFeed.parse(feed);
    const json = jsonFeed.parse(JSON.parse(await text(`${path}.json`)));
    expect(json.items.map(({ id }) => id)).toEqual(atom.entry.map(({ id }) => id));
    expect(json.feed_url).toBe(`${origin}${path}.json`);
  });

  test("a publication date is the day an item was first published here, in every format, or absent", async () => {
    const from = { ...source(), locale: "en-US", siteName: "Wellspring" } as const;
    const dated = { ...from, content: publishedOn("2026-03-04", null) };
    const [rss, atom, json] = await Promise.all(
      (["rss", "atom", "json"] as const).map((format) => makeFeed({ name: "articles", format }, dated)),
    );
    expect(rss).toContain("<pubDate>Wed, 04 Mar 2026 00:00:00 +0000</pubDate>");
    expect(atom).toMatch(/<published>2026-03-04T00:00:00.000Z<\/published>\s*<updated>2026-03-04T/);
    expect(json).toContain('"date_published":"2026-03-04T00:00:00.000Z"');
    // Atom needs a date of every entry: when the item's files were written here.
    const entries = await feedEntries("articles", { ...from, content: writtenAt("2026-03-07T08:09:10Z") });
    expect(entries.length).toBeGreaterThan(0);
    for (const { published, modified, updated } of entries)
      expect([published, modified, updated]).toEqual([
        undefined,
        undefined,
        new Date("2026-03-07T08:09:10Z"),
      ]);
  });

  test("?format=atom is the same answer as .atom; other words mean RSS", async () => {
    expect(await text("/feed?format=atom")).toBe(await text("/feed.atom"));
    expect(await text("/feed?format=%3Cscript%3E")).toBe(await text("/feed"));
  });

  test("a protected item carries its teaser and says that the rest is for members", async () => {
    const { items } = jsonFeed.parse(JSON.parse(await text("/feed/articles.json")));
    const { content } = site.parts.site;
    const locked = (await content.list({ filter: ["contentType:article"], take: 100 })).items.filter(
      (item) => item.properties.isTeaser === true,
    );
    const shown = items.filter(({ id }) => locked.some((item) => id.endsWith(item.id)));
    expect(shown.length).toBeGreaterThan(0);
    for (const item of shown) expect(item.content_html).toContain("The rest is for members.");
  });

  test("what is no feed is a 404 of the server, never a page of the site", async () => {
    for (const path of [
      "/feed/nothing",
      "/feed.zip",
      "/feed/all",
      "/es/feed/verses.pdf",
      "/feed/verses/2026",
    ]) {
      const answer = await sendRequest(base, path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers["content-type"], path).toContain("application/problem+json");
    }
    expect((await sendRequest(base, "/feed/")).headers.location).toBe("/feed");
  });

  test("an unchanged feed answers 304 to its ETag, and is sent compressed", async () => {
    const first = await sendRequest(base, "/feed/verses", { headers: { "accept-encoding": "br" } });
    expect(first.headers["content-encoding"]).toBe("br");
    const etag = first.headers.etag as string;
    const again = await sendRequest(base, "/feed/verses", { headers: { "if-none-match": etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe("old paths are answered by redirects", () => {
  const old = [
    ["/explore", "/categories"],
    ["/contentproviders", "/contributors"],
    ["/growthplan", "/growth-plans"],
    ["/home/privacypolicy", "/privacy"],
    ["/home/contactus", "/contact-us"],
    ["/contact", "/contact-us"],
    ["/home/faq", "/faq"],
    ["/sermons", "/top-sermons"],
  ] as const;
  test.each(old)("%s leads to %s for good, in both languages, with its query", async (from, to) => {
    for (const prefix of ["", "/es"]) {
      const { status, headers } = await sendRequest(base, `${prefix}${from}?rsid=1`);
      expect([status, headers.location]).toEqual([301, `${prefix}${to}?rsid=1`]);
    }
  });
});
