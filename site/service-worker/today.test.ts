import { expect, test } from "vitest";
import { pagesOfToday } from "./today.ts";

test("home and the day's verse, prayer and quiz are kept, by the calendar of New York, in the reader's language", () => {
  const evening = new Date("2026-11-15T02:00:00Z");
  expect(pagesOfToday(evening, "en-US")).toEqual([
    "/",
    "/verses/2026/11/14",
    "/prayers/2026/11/14",
    "/trivia/11/14",
  ]);
  expect(pagesOfToday(evening, "es")).toEqual([
    "/es",
    "/es/verses/2026/11/14",
    "/es/prayers/2026/11/14",
    "/es/trivia/11/14",
  ]);
});
