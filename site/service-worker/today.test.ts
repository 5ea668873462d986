import { expect, test } from "vitest";
import { pagesOfToday, standIn } from "./today.ts";

const evening = new Date("2026-11-15T02:00:00Z");

test("home, the Bible and the day's verse, prayer and quiz are cached, by the calendar of New York, in each language", () => {
  expect(pagesOfToday(evening, "en-US")).toEqual([
    "/",
    "/bible",
    "/verses/2026/11/14",
    "/prayers/2026/11/14",
    "/trivia/11/14",
  ]);
  expect(pagesOfToday(evening, "es")).toEqual([
    "/es",
    "/es/bible",
    "/es/verses/2026/11/14",
    "/es/prayers/2026/11/14",
    "/es/trivia/11/14",
  ]);
});

test("an address that the server redirects leads to the newest cached page of the day", () => {
  const cached = ["/verses/2026/11/13", ...pagesOfToday(evening, "en-US")];
  expect(standIn("/verses", cached)).toBe("/verses/2026/11/14");
  expect(standIn("/trivia", cached)).toBe("/trivia/11/14");
  expect(standIn("/es/verses", pagesOfToday(evening, "es"))).toBe("/es/verses/2026/11/14");
});

test("a home page that is not cached leads to the other language's; any other address leads nowhere", () => {
  expect(standIn("/es", ["/"])).toBe("/");
  expect(standIn("/", ["/es"])).toBe("/es");
  expect(standIn("/", ["/bible"])).toBeUndefined();
  expect(standIn("/verses/2026/11", pagesOfToday(evening, "en-US"))).toBeUndefined();
  expect(standIn("/contact-us", pagesOfToday(evening, "en-US"))).toBeUndefined();
});
