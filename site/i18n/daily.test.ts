import { describe, expect, test } from "vitest";
import { addDays, compareDays, dailyDay, dayPath, isoDay, parseDay } from "./daily.ts";

describe("the day in force turns over at midnight in New York", () => {
  test.each([
    ["winter, a second before", "2026-01-10T04:59:59Z", "2026-01-09"],
    ["winter, midnight", "2026-01-10T05:00:00Z", "2026-01-10"],
    ["summer, a second before", "2026-07-01T03:59:59Z", "2026-06-30"],
    ["summer, midnight", "2026-07-01T04:00:00Z", "2026-07-01"],
    ["the short day begins", "2026-03-08T05:00:00Z", "2026-03-08"],
    ["the short day ends an hour early", "2026-03-09T03:59:59Z", "2026-03-08"],
    ["after the short day", "2026-03-09T04:00:00Z", "2026-03-09"],
    ["the long day ends an hour late", "2026-11-02T04:59:59Z", "2026-11-01"],
    ["after the long day", "2026-11-02T05:00:00Z", "2026-11-02"],
    ["leap day", "2028-02-29T12:00:00Z", "2028-02-29"],
    ["new year", "2027-01-01T04:59:59Z", "2026-12-31"],
  ])("%s", (_, instant, day) => expect(isoDay(dailyDay(new Date(instant)))).toBe(day));
});

describe("a day in a path must be in the calendar", () => {
  test.each([
    ["2024", "2", "29", "2024-02-29"],
    ["2024", "02", "05", "2024-02-05"],
    ["2000", "2", "29", "2000-02-29"],
  ])("%s/%s/%s is %s", (year, month, day, iso) => expect(isoDay(parseDay(year, month, day)!)).toBe(iso));

  test.each([
    ["2024", "2", "30"],
    ["2023", "2", "29"],
    ["1900", "2", "29"],
    ["2024", "13", "1"],
    ["2024", "0", "1"],
    ["2024", "1", "0"],
    ["2024", "4", "31"],
    ["0000", "1", "1"],
    ["24", "1", "1"],
    ["2024", "1", "1e0"],
    ["2024", "-1", "1"],
    ["２０２４", "1", "1"],
    [undefined, undefined, undefined],
  ])("%s/%s/%s is none", (year, month, day) => expect(parseDay(year, month, day)).toBeUndefined());
});

describe("days in a row", () => {
  test("step over month, leap day, year and both clock changes one at a time", () => {
    const steps = ["2024-02-28", "2024-02-29", "2024-03-01", "2024-12-31", "2026-03-08", "2026-11-01"];
    for (const step of steps) {
      const [year, month, day] = step.split("-");
      const from = parseDay(year, month, day)!;
      expect(addDays(addDays(from, 1), -1)).toEqual(from);
      expect(compareDays(addDays(from, 1), from)).toBeGreaterThan(0);
    }
    expect(isoDay(addDays({ year: 2024, month: 2, day: 28 }, 1))).toBe("2024-02-29");
    expect(isoDay(addDays({ year: 2023, month: 2, day: 28 }, 1))).toBe("2023-03-01");
    expect(isoDay(addDays({ year: 2026, month: 1, day: 1 }, -1))).toBe("2025-12-31");
  });

  test("the first years of the calendar are themselves, not those of the twentieth century", () => {
    expect(parseDay("0100", "2", "29")).toBeUndefined();
    expect(isoDay(addDays({ year: 26, month: 1, day: 1 }, -1))).toBe("0025-12-31");
    expect(compareDays({ year: 99, month: 12, day: 31 }, { year: 1900, month: 1, day: 1 })).toBeLessThan(0);
  });

  test("are written without leading zeros in paths", () => {
    expect(dayPath("verses", { year: 2026, month: 1, day: 5 })).toBe("/verses/2026/1/5");
  });
});
