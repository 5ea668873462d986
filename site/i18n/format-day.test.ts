import { expect, test } from "vitest";
import { locales } from "../../contracts/site.ts";
import { addDays } from "./daily.ts";
import { type DayStyle, formatDay } from "./format-day.ts";

const styles: [DayStyle, Intl.DateTimeFormatOptions][] = [
  ["short", { month: "short", day: "numeric" }],
  ["long", { month: "long", day: "numeric" }],
  ["with weekday", { weekday: "long", month: "long", day: "numeric" }],
  ["with year", { dateStyle: "long" }],
  ["month", { month: "long" }],
  ["month and year", { month: "long", year: "numeric" }],
  ["weekday", { weekday: "short" }],
];

test.each(styles)("a day written %s reads as the language's own calendar has it", (style, options) => {
  for (const locale of locales) {
    const expected = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    for (let passed = 0; passed < 366; passed++) {
      const day = addDays({ year: 2024, month: 1, day: 1 }, passed);
      const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
      expect(formatDay(day, locale, style)).toBe(expected.format(date));
    }
  }
});
