import { describe, expect, test } from "vitest";
import { isoDay } from "../../i18n/daily.ts";
import { shownDays } from "./shown-days.ts";

const on = (date: string) => {
  const [year, month, day] = date.split("-").map(Number);
  return { year: year!, month: month!, day: day! };
};
const shown = (dates: string[], today: string) => shownDays(dates, on(today)).map(isoDay);

describe("the days on which a daily item was shown", () => {
  test("an item scheduled for a day of the cycle recurs every year, and today counts", () => {
    expect(shown(["2024-03-05T00:00:00Z"], "2026-03-05")).toEqual(["2026-03-05", "2025-03-05"]);
    expect(shown(["2024-03-05T00:00:00Z"], "2026-03-04")).toEqual(["2025-03-05", "2024-03-05"]);
  });

  test("of several days of the cycle the newest comes first", () => {
    expect(shown(["2024-01-01", "2024-03-02", "2024-12-31"], "2026-06-01").slice(0, 3)).toEqual([
      "2026-03-02",
      "2026-01-01",
      "2025-12-31",
    ]);
  });

  test("29 February exists in leap years only", () => {
    expect(shown(["2024-02-29"], "2029-05-01")).toEqual(["2028-02-29", "2024-02-29"]);
  });

  test("an item with another year is shown on that one day, and not before it", () => {
    expect(shown(["2026-12-25"], "2026-12-24")).toEqual([]);
    expect(shown(["2026-12-25"], "2030-01-01")).toEqual(["2026-12-25"]);
  });

  test("a date that cannot be read is passed over", () => {
    expect(shown(["", "2024-02-31", "soon"], "2026-12-24")).toEqual([]);
  });
});
