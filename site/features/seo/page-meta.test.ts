import { afterAll, beforeAll, expect, test } from "vitest";
import { overwriteGetLocale } from "../../i18n/paraglide/runtime.js";
import { provideSettings } from "../../settings.ts";
import { pageMeta } from "./page-meta.ts";

const settings = {
  siteName: "Wellspring",
  productName: "Wellspring",
  environment: "Local",
  origin: "https://example.org",
  buildId: "b",
};
const page = {
  title: "About",
  description: "Who we are",
  paths: { "en-US": "/about", es: "/acerca-de" },
};
beforeAll(() => {
  provideSettings(() => settings);
  overwriteGetLocale(() => "es");
});
afterAll(() => overwriteGetLocale(() => "en-US"));
const links = (rel: string, meta: ReturnType<typeof pageMeta>) =>
  // The feed is an alternate of another kind.
  meta.filter((tag) => "rel" in tag && tag.rel === rel && !("type" in tag)) as {
    hrefLang?: string;
    href: string;
  }[];
const property = (name: string, meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((tag) =>
    ("property" in tag && tag.property === name) || ("name" in tag && tag.name === name) ? [tag.content] : [],
  );

test("the canonical address is the page's own, in its language", () => {
  expect(links("canonical", pageMeta(page))).toMatchObject([{ href: "https://example.org/es/acerca-de" }]);
});

test("every language that has the page is named, with en-US for all others", () => {
  expect(links("alternate", pageMeta(page)).map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ["en-US", "https://example.org/about"],
    ["es", "https://example.org/es/acerca-de"],
    ["x-default", "https://example.org/about"],
  ]);
});

test("a page with the same path in both languages names it once", () => {
  expect(links("alternate", pageMeta({ ...page, paths: "/about" })).map(({ href }) => href)).toEqual([
    "https://example.org/about",
    "https://example.org/es/about",
    "https://example.org/about",
  ]);
});

test("a page in one language only names no other", () => {
  const meta = pageMeta({ ...page, paths: { es: "/solo" } });
  expect(links("alternate", meta).map(({ hrefLang }) => hrefLang)).toEqual(["es"]);
});

test("the site's name follows the title, except on the page that has no other", () => {
  expect(pageMeta(page)).toContainEqual({ title: "About · Wellspring" });
  expect(pageMeta({ ...page, title: "Wellspring" })).toContainEqual({ title: "Wellspring" });
});

test("only a page with noindex is excluded from search", () => {
  const robots = { name: "robots", content: "noindex" };
  expect(pageMeta({ ...page, noindex: true })).toContainEqual(robots);
  expect(pageMeta(page)).not.toContainEqual(robots);
});

test("the card is large, 1200 × 630, with alternative text; the site's own where a page has none", () => {
  const meta = pageMeta(page);
  expect(property("og:image", meta)).toEqual(["https://example.org/share-card/es/site/home.png"]);
  expect([property("og:image:width", meta), property("og:image:height", meta)]).toEqual([["1200"], ["630"]]);
  expect(property("og:image:alt", meta)).toEqual(["Wellspring"]);
  expect(property("twitter:card", meta)).toEqual(["summary_large_image"]);
  expect(property("og:locale:alternate", meta)).toEqual(["en_US"]);
  const own = pageMeta({ ...page, image: { url: "https://cdn.example/a.png", alt: "A lake" } });
  expect(property("og:image", own)).toEqual(["https://cdn.example/a.png"]);
});

test("an article has its publication date; other pages have none", () => {
  const published = "2026-10-02";
  expect(property("article:published_time", pageMeta({ ...page, type: "article", published }))).toEqual([
    "2026-10-02T00:00:00.000Z",
  ]);
  expect(property("article:published_time", pageMeta({ ...page, published }))).toEqual([]);
});

test("the feed of the page's language can be found from it", () => {
  expect(pageMeta(page)).toContainEqual({
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: "Wellspring",
    href: "https://example.org/es/feed",
  });
});
