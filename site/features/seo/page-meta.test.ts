import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const settings = {
  siteName: "Wellspring",
  environment: "Local",
  origin: "https://example.org",
  buildId: "b",
};
const page = {
  title: "About",
  description: "Who we are",
  paths: { "en-US": "/about", es: "/acerca-de" },
  locale: "es" as const,
  settings,
};
const links = (rel: string, meta: ReturnType<typeof pageMeta>) =>
  meta.filter((tag) => "rel" in tag && tag.rel === rel) as { hrefLang?: string; href: string }[];

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

test("a page in one language only names no other", () => {
  const meta = pageMeta({ ...page, paths: { es: "/solo" } });
  expect(links("alternate", meta).map(({ hrefLang }) => hrefLang)).toEqual(["es"]);
});

test("the site's name follows the title, except on the page that has no other", () => {
  expect(pageMeta(page)).toContainEqual({ title: "About · Wellspring" });
  expect(pageMeta({ ...page, title: "Wellspring" })).toContainEqual({ title: "Wellspring" });
});

test("only a page that asks for it is kept out of search", () => {
  const robots = { name: "robots", content: "noindex" };
  expect(pageMeta({ ...page, noindex: true })).toContainEqual(robots);
  expect(pageMeta(page)).not.toContainEqual(robots);
});
