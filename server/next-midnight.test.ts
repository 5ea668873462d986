import { expect, test } from "vitest";
import { dailyDay, isoDay } from "../site/i18n/daily.ts";
import { nextMidnight } from "./next-midnight.ts";

test.each([
  ["winter", "2026-01-10T12:00:00Z", "2026-01-11T05:00:00.000Z"],
  ["summer", "2026-07-01T12:00:00Z", "2026-07-02T04:00:00.000Z"],
  ["at midnight itself the turn is a day away", "2026-01-10T05:00:00Z", "2026-01-11T05:00:00.000Z"],
  ["a millisecond before", "2026-01-10T04:59:59.999Z", "2026-01-10T05:00:00.000Z"],
  ["early on the day of 23 hours", "2026-03-08T05:30:00Z", "2026-03-09T04:00:00.000Z"],
  ["late on the day of 23 hours", "2026-03-08T23:30:00Z", "2026-03-09T04:00:00.000Z"],
  ["the evening before the day of 23 hours", "2026-03-08T01:00:00Z", "2026-03-08T05:00:00.000Z"],
  ["early on the day of 25 hours", "2026-11-01T04:30:00Z", "2026-11-02T05:00:00.000Z"],
  ["late on the day of 25 hours", "2026-11-01T23:30:00Z", "2026-11-02T05:00:00.000Z"],
])("daily pages turn at New York's next midnight: %s", (_, now, turn) => {
  expect(new Date(nextMidnight(new Date(now))).toISOString()).toBe(turn);
});

test("the turn is always the first instant of another day, at any hour of a year", () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5 * 3_600_000 + 17_001) {
    const turn = nextMidnight(new Date(at));
    expect(turn).toBeGreaterThan(at);
    const today = isoDay(dailyDay(new Date(at)));
    expect(isoDay(dailyDay(new Date(turn - 1)))).toBe(today);
    expect(isoDay(dailyDay(new Date(turn)))).not.toBe(today);
  }
});
