import { expect, test } from "vitest";
import { dayAfterKey, otherMonth, todayIs, weekdays, weeksOf } from "./dates.ts";
import { daysOfMonth } from "./month.ts";

const days = daysOfMonth("2026-12").map((date) => ({ date }));

test("weeks begin on Sunday in English and on Monday in Spanish", () => {
  // 1 December 2026 is a Tuesday.
  expect(weeksOf(days, "en-US")[0]!.map((day) => day?.date.slice(8))).toEqual([
    undefined,
    undefined,
    "01",
    "02",
    "03",
    "04",
    "05",
  ]);
  expect(weeksOf(days, "es")[0]!.map((day) => day?.date.slice(8))).toEqual([
    undefined,
    "01",
    "02",
    "03",
    "04",
    "05",
    "06",
  ]);
  expect(weekdays("en-US")[0]!.long).toBe("Sunday");
  expect(weekdays("es")[0]!.long).toBe("lunes");
  expect(weeksOf(days, "es").flat().filter(Boolean)).toHaveLength(31);
});

test("keys move by a day, a week, and beyond the month", () => {
  const after = (key: string, day = "2026-12-31") => dayAfterKey(key, day, "en-US");
  expect(after("ArrowRight")).toBe("2027-01-01");
  expect(after("ArrowUp")).toBe("2026-12-24");
  expect(after("Home")).toBe("2026-12-27");
  expect(after("End")).toBe("2027-01-02");
  expect(after("PageUp")).toBe("2026-11-01");
  expect(after("x")).toBeUndefined();
  expect(otherMonth("2026-12", 1)).toBe("2027-01");
});

test("a day begins in New York", () => {
  expect(todayIs(new Date("2026-12-08T03:00:00Z"))).toBe("2026-12-07");
});
