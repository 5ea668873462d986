import { expect, test } from "vitest";
import { dayOf } from "../../contracts/day-of.ts";
import { dayPath, latestDay } from "./days.ts";

const none = new Set<string>();

test("daily pages turn over at midnight in New York", () => {
  expect(dayOf(new Date("2026-03-05T04:59:00Z"))).toBe("2026-03-04");
  expect(dayOf(new Date("2026-03-05T05:01:00Z"))).toBe("2026-03-05");
});

test("an item of the cycle was last shown this year or the year before", () => {
  expect(latestDay(["2024-03-05"], "2026-03-05", none)).toBe("2026-03-05");
  expect(latestDay(["2024-03-06"], "2026-03-05", none)).toBe("2025-03-06");
  expect(latestDay(["2024-01-05", "2024-03-06", "2024-02-01"], "2026-03-05", none)).toBe("2026-02-01");
});

test("29 February was last shown in a leap year", () => {
  expect(latestDay(["2024-02-29"], "2027-03-05", none)).toBe("2024-02-29");
});

test("an item with another year is shown on that one day and wins over the cycle there", () => {
  expect(latestDay(["2026-03-06"], "2026-03-05", none)).toBeUndefined();
  expect(latestDay(["2026-03-04"], "2026-03-05", none)).toBe("2026-03-04");
  expect(latestDay(["2024-03-04"], "2026-03-05", new Set(["2026-03-04"]))).toBe("2025-03-04");
});

test("days are written without leading zeros", () => {
  expect(dayPath("verses", "2026-03-05")).toBe("/verses/2026/3/5");
  expect(dayPath("trivia", "2024-12-25")).toBe("/trivia/12/25");
});
