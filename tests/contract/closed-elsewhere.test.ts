/** What is closed in an item is not found, counted or named by what the site makes of its content either: search, feeds, sitemaps. */
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { createFeedsApp } from "../../server/feeds/app.ts";
import { feedNames } from "../../server/feeds/feed-labels.ts";
import { sitemapParts } from "../../server/feeds/sitemaps.ts";
import { createContentApp, deliveryPath } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { createIndex } from "../../services/content/content-index.ts";
import {
  type Change,
  changesOf,
  item,
  type Kindred,
  kinds,
  libraryOf,
  media,
  parent,
  pointer,
  type Side,
  sides,
  words,
} from "../../services/content/fixtures/two-sides.ts";
import { markOf } from "../../services/content/marks.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import { createSearchApp } from "../../services/search/app.ts";
import { createIndexRefresh } from "../../services/search/index-refresh.ts";
import { fixedClock } from "../support/fixed-clock.ts";

const clock = fixedClock();
const scripture = {
  passages: async () => [],
  books: async () => [],
  translations: async () => [],
  search: async () => ({ hits: [] }),
} as unknown as ScriptureClient;
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

function open(kind: Kindred, changes: readonly Change[], side: Side) {
  const index = createIndex(libraryOf(kind, changes, "premium", side), { media });
  const content = createContentApp({ index: () => index });
  const client = createContentClient({
    fetch: (request) => content.fetch(request),
    baseUrl: "http://content",
  });
  const log = pino({ level: "silent" });
  const searchable = {
    ...client,
    markOf: (id: string, locale: "en-US" | "es") => markOf(index, id, locale),
  };
  const indexRefresh = createIndexRefresh({ content: searchable, log, startAfterMs: 0 });
  indexRefresh.start();
  closing.push(indexRefresh.close);
  const search = createSearchApp({
    indexRefresh,
    bible: scripture as never,
    accessOf: (id) => index.byId.get(id)?.access,
    clock,
    log,
  });
  const feeds = createFeedsApp({
    content: client,
    scripture,
    clock,
    contentVersion: () => "1",
    origin: "http://site",
    siteName: "Site",
    productName: "Site",
    hidden: false,
    adsTxt: undefined,
    securityContact: undefined,
  });
  return { content, search, feeds };
}

const shown = [item, pointer, parent].map(
  (id) => `${deliveryPath}/content/item/${id}?expand=properties[$all]`,
);
const queries = [...sides, ...sides.map(words), "leaves", "morning"].map(encodeURIComponent);
const searches = ["en-US", "es"].flatMap((locale) =>
  queries.flatMap((query) => [`/search?q=${query}&locale=${locale}`, `/suggest?q=${query}&locale=${locale}`]),
);
const feeds = [
  ...feedNames.map((name) => (name === "all" ? "/feed" : `/feed/${name}`)),
  ...sitemapParts.map((part) => `/sitemap${part}.xml`),
];

type App = { request(path: string): Response | Promise<Response> };
async function difference(apps: readonly App[], paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const [one, two] = await Promise.all(
      apps.map(async (app) => {
        const answer = await app.request(path);
        expect(answer.status, path).toBe(200);
        return answer.text();
      }),
    );
    if (one !== two) return path;
  }
  return undefined;
}

describe.each(kinds)("$type, evening: $evening", (kind) => {
  test("search, feeds and sitemaps are the same whatever is closed", async () => {
    const closed: Change[] = [];
    for (const change of changesOf(kind.type)) {
      const apps = sides.map((side) => {
        const index = createIndex(libraryOf(kind, [change], "premium", side), { media });
        return createContentApp({ index: () => index });
      });
      if ((await difference(apps, shown)) === undefined) closed.push(change);
    }
    const both = sides.map((side) => open(kind, closed, side));
    expect(
      await difference(
        both.map(({ search }) => search),
        searches,
      ),
    ).toBeUndefined();
    expect(
      await difference(
        both.map(({ feeds }) => feeds),
        feeds,
      ),
    ).toBeUndefined();
  });
});
