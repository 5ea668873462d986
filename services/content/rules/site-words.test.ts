import { expect, test } from "vitest";
import { isMenuAddress } from "../../../contracts/menus.ts";
import type { LocalText, SourceRecord } from "../record.ts";
import { siteWordProblems, tooLongWords } from "./site-words.ts";

const item = (type: "menu" | "popup", path: string, en: LocalText, es: LocalText = en): SourceRecord => ({
  id: "own",
  type,
  path,
  text: { "en-US": en, es },
});
const codes = (record: SourceRecord) =>
  [...siteWordProblems(record), ...tooLongWords(record)].map(
    ({ locale, at, code }) => `${locale ?? "all"} ${at.join(".")} ${code}`,
  );
const links = (...labels: string[]) => labels.map((label, nth) => ({ label, to: `/p${nth}` }));

test("an item that is no menu and no popup of the site is refused, in words of both languages", () => {
  expect(codes(item("menu", "menus/main", { title: "Main", links: links("Bible") }))).toEqual([]);
  expect(codes(item("menu", "menus/sidebar", { title: "Side", links: links("Bible") }))).toEqual([
    "all name unknown-name",
  ]);
  expect(codes(item("popup", "popups/surprise", { title: "Oh", button: "Yes", dismiss: "No" }))).toEqual([
    "all name unknown-name",
  ]);
  const [{ message } = { message: undefined }] = siteWordProblems(item("menu", "menus/sidebar", {}));
  expect(message!["en-US"]).toContain("footer-small-print");
  expect(message!.es).toContain("nombre de archivo");
});

test("the row at the top takes what fits in it, in each language", () => {
  const long = "Something far too long";
  expect(codes(item("menu", "menus/main", { links: links("A", "B", "C", "D", "E", "F", "G", "H") }))).toEqual(
    ["en-US links too-many", "es links too-many"],
  );
  expect(
    codes(item("menu", "menus/main", { links: links(long, long, long) }, { links: links("Hoy") })),
  ).toEqual(["en-US links too-wide"]);
  expect(codes(item("menu", "menus/footer-read", { links: links(long, long, long) }))).toEqual([]);
  expect(
    codes(item("menu", "menus/footer-read", { links: links("x".repeat(41)) }, { links: links("Hoy") })),
  ).toEqual(["en-US links.0.label too-long"]);
  const twice = [...links("Bible"), ...links("The Bible")];
  expect(codes(item("menu", "menus/main", { links: twice }, { links: links("Hoy") }))).toEqual([
    "en-US links twice",
  ]);
});

test("a menu leads to pages and to web addresses, never to a script or to another site in disguise", () => {
  for (const to of ["/", "/bible?ref=x", "https://example.org/a", "mailto:a@example.org", "tel:+1"])
    expect(isMenuAddress(to), to).toBe(true);
  for (const to of [
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "http://example.org",
    "https:///evil.example",
    "bible",
    "",
  ]) {
    expect(isMenuAddress(to), to).toBe(false);
    expect(codes(item("menu", "menus/footer-read", { links: [{ label: "x", to }] }, {}))).toEqual([
      "en-US links.0.to link-form",
    ]);
  }
});

test("a popup has a title, unless it is that of an offer, and a few points", () => {
  const words = { button: "Yes", dismiss: "No" };
  expect(codes(item("popup", "popups/sitewide-premium", words))).toEqual([]);
  expect(codes(item("popup", "popups/sign-up-reminder", words))).toEqual([
    "en-US title needed",
    "es title needed",
  ]);
  const many = { ...words, title: "T", points: "a\nb\n\nc\nd\ne\nf\ng" };
  expect(codes(item("popup", "popups/sign-up-reminder", many, { ...words, title: "T" }))).toEqual([
    "en-US points too-many",
  ]);
  expect(
    codes(item("popup", "popups/sitewide-premium", { ...words, button: "x".repeat(41) }, words)),
  ).toEqual(["en-US button too-long"]);
});
