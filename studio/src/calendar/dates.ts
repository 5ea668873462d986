/** Days and months as the page counts and writes them. */
import { plusDays } from "../../../contracts/church-year.ts";
import { dayOf } from "../../../contracts/day-of.ts";
import type { Locale } from "../languages.ts";

export const todayIs = (now = new Date()): string => dayOf(now);

export const monthOfDay = (day: string): string => day.slice(0, 7);

export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
const at = (day: string) => new Date(`${day}T12:00:00Z`);

export const longDay = (day: string, locale: Locale): string =>
  format(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(at(day));
export const shortDay = (day: string, locale: Locale): string =>
  format(locale, { day: "numeric", month: "long" }).format(at(day));
export const monthName = (month: string, locale: Locale): string =>
  format(locale, { month: "long", year: "numeric" }).format(at(`${month}-01`));

/** Of the clock of whoever looks, and which one that is: the calendar's days are those of the daily pages. */
export const timeOf = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(moment));

/** Weeks begin on Sunday in English and on Monday in Spanish. */
const firstWeekday = (locale: Locale) => (locale === "es" ? 1 : 0);

export const weekdays = (locale: Locale): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, nth) => {
    // 4 January 2026 was a Sunday.
    const day = at(plusDays("2026-01-04", nth + firstWeekday(locale)));
    return {
      short: format(locale, { weekday: "short" }).format(day),
      long: format(locale, { weekday: "long" }).format(day),
    };
  });

/** The weeks of a month; days of its neighbors are empty. */
export function weeksOf<Day extends { date: string }>(
  days: readonly Day[],
  locale: Locale,
): (Day | undefined)[][] {
  const [first] = days;
  if (!first) return [];
  const lead = (at(first.date).getUTCDay() - firstWeekday(locale) + 7) % 7;
  const cells: (Day | undefined)[] = [...Array<undefined>(lead).fill(undefined), ...days];
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, nth) => cells.slice(nth * 7, nth * 7 + 7));
}

const steps: Record<string, (day: string, month: string, locale: Locale) => string> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day, _, locale) => plusDays(day, -((at(day).getUTCDay() - firstWeekday(locale) + 7) % 7)),
  End: (day, _, locale) => plusDays(day, 6 - ((at(day).getUTCDay() - firstWeekday(locale) + 7) % 7)),
  PageUp: (_, month) => `${otherMonth(month, -1)}-01`,
  PageDown: (_, month) => `${otherMonth(month, 1)}-01`,
};

/** The day a key leads to. */
export const dayAfterKey = (key: string, day: string, locale: Locale): string | undefined =>
  Object.hasOwn(steps, key) ? steps[key]!(day, monthOfDay(day), locale) : undefined;
