import { dailyTimeZone } from "../../contracts/site.ts";

/** A calendar day without a time: what daily pages are about. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** Slow to create, so created on first use. */
let inNumbers: Intl.DateTimeFormat | undefined;

/** The day that is in force now for verses, prayers and trivia. */
export function dailyDay(now: Date): Day {
  inNumbers ??= new Intl.DateTimeFormat("en-US", {
    timeZone: dailyTimeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const parts = inNumbers.formatToParts(now);
  const found = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return { year: found.year!, month: found.month!, day: found.day! };
}

/** Date.UTC would take the year 26 for 1926. */
const utc = ({ year, month, day }: Day) => new Date(new Date(0).setUTCFullYear(year, month - 1, day));

/** Undefined for days that are not in the calendar, such as 2024/2/30, and for text that is not digits. */
export function parseDay(year = "", month = "", day = ""): Day | undefined {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const wanted = { year: Number(year), month: Number(month), day: Number(day) };
  const date = utc(wanted);
  const exists =
    date.getUTCMonth() === wanted.month - 1 && date.getUTCDate() === wanted.day && wanted.year > 0;
  return exists ? wanted : undefined;
}

/** The day of an instant in UTC, in which content is dated. */
export const dayOf = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

export function addDays(from: Day, days: number): Day {
  const date = utc(from);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** 0 for Sunday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay();

/** Below, at or above 0; not by how many days. */
export const compareDays = (a: Day, b: Day): number => a.year - b.year || a.month - b.month || a.day - b.day;

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

export const isoDay = ({ year, month, day }: Day): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

export const dayPath = (section: string, { year, month, day }: Day): string =>
  `/${section}/${pad(year, 4)}/${month}/${day}`;
