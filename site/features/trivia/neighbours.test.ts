import { describe, expect, test } from "vitest";
import { neighborsOf } from "./neighbours.ts";
import { parseTriviaDay, triviaPath } from "./trivia-day.ts";

const day = (month: string, date: string) => parseTriviaDay(month, date)!;
const year = [day("1", "1"), day("2", "28"), day("2", "29"), day("12", "31")].map((one) => ({ day: one }));
const around = (month: string, date: string) => {
  const { previous, next } = neighborsOf(year, day(month, date));
  return [previous && triviaPath(previous.day), next && triviaPath(next.day)];
};

describe("days of trivia", () => {
  test("the year used is fixed at 2024, so 29 February is a day and 30 February is none", () => {
    expect(parseTriviaDay("2", "29")).toEqual({ year: 2024, month: 2, day: 29 });
    for (const [month, date] of [
      ["2", "30"],
      ["13", "1"],
      ["0", "1"],
      ["1", "0"],
      ["001", "1"],
      ["1", "-1"],
      ["１", "1"],
    ] as const)
      expect(parseTriviaDay(month, date)).toBeUndefined();
  });

  test("month and day are 1-2 digits", () => {
    expect(parseTriviaDay("01", "09")).toEqual(parseTriviaDay("1", "9"));
  });

  test("the day before and after follow the year's calendar", () => {
    expect(around("2", "29")).toEqual(["/trivia/2/28", "/trivia/12/31"]);
    expect(around("1", "1")).toEqual(["/trivia/12/31", "/trivia/2/28"]);
    expect(around("12", "31")).toEqual(["/trivia/2/29", "/trivia/1/1"]);
  });

  test("a year with one day has no neighbours", () => {
    expect(neighborsOf(year.slice(0, 1), day("1", "1"))).toEqual({ previous: null, next: null });
  });
});
