import { expect, test } from "vitest";
import { pages } from "./routes.ts";

const byPath = new Map(pages.map((page) => [page.path, page]));

test.each([
  ["", "primary"],
  ["devotionals", "primary"],
  ["verses/:year/:month/:day", "verse"],
  ["prayers/:year/:month/:day", "prayer"],
  ["landing/f", "landing"],
  ["landing/p", "landing"],
])("the layout of /%s is %s", (path, layout) => {
  expect(byPath.get(path)?.layout).toBe(layout);
});

test("layouts: landing, main, prayer, primary, verse; every page also names an ad template", () => {
  expect([...new Set(pages.map(({ layout }) => layout))].sort()).toEqual([
    "landing",
    "main",
    "prayer",
    "primary",
    "verse",
  ]);
  expect(pages.filter(({ adTemplate }) => !adTemplate)).toEqual([]);
});

test.each([
  "categories",
  "categories/:slug",
  "channels",
  "contributors",
  "devotionals",
  "study-guides",
  "growth-plans/topic",
])("/%s has the alias page/{pageNumber}, the same page in the same layout", (path) => {
  const [list, alias] = [byPath.get(path), byPath.get(`${path}/page/:pageNumber`)];
  expect(alias).toMatchObject({ file: list?.file, layout: list?.layout });
});
