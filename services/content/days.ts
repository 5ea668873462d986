/** On which days each item is shown: as written, by a rule of the calendar, and one item a day. */
import { churchDay, civilDay, type Holidays, isHoliday, rankOf } from "../../contracts/church-year.ts";
import { cycleYear, type Locale, locales } from "../../contracts/site.ts";
import type { ContentRecord, Localised } from "./record.ts";

/** Rules are written out for these years; a test fails before they run out. */
const years = Array.from({ length: 40 }, (_, nth) => cycleYear + 1 + nth);

const ruleDays = new Map<string, string[]>();

function daysOfRule(rule: string, locale: Locale, holidays: Holidays): string[] {
  const civil = isHoliday(rule) ? holidays[locale][rule] : undefined;
  if (isHoliday(rule) && civil === undefined) return [];
  const key = civil ?? rule;
  const found =
    ruleDays.get(key) ??
    years.flatMap((year) => (civil === undefined ? churchDay(rule, year) : civilDay(civil, year)) ?? []);
  ruleDays.set(key, found);
  return found;
}

/** A day somebody wrote out is meant. */
const written = 4;

/**
 * Two items of a series may be put on one day of a year; one of them is shown (`rankOf`). The days of the yearly cycle stay as
 * they are: every other day goes before them.
 */
export function assignDays(
  records: readonly ContentRecord[],
  holidays: Holidays,
): Map<ContentRecord, Localised<string[]>> {
  const assigned = new Map<ContentRecord, Localised<string[]>>();
  const taken = { "en-US": new Map<string, number>(), es: new Map<string, number>() };
  const daily = records.filter(({ dates, scheduledDay }) => dates || scheduledDay);
  const seriesOf = ({ type, evening }: ContentRecord) => `${type} ${evening === true}`;
  const each = (visit: (record: ContentRecord, locale: Locale, day: string, rank: number) => void) => {
    for (const record of daily)
      for (const locale of locales) {
        for (const day of record.dates ?? [])
          visit(record, locale, day, Number(day.slice(0, 4)) === cycleYear ? -1 : written);
        for (const day of record.scheduledDay ? daysOfRule(record.scheduledDay, locale, holidays) : [])
          visit(record, locale, day, rankOf(record.scheduledDay!));
      }
  };
  each((record, locale, day, rank) => {
    if (rank < 0) return;
    const key = `${seriesOf(record)} ${day}`;
    taken[locale].set(key, Math.max(rank, taken[locale].get(key) ?? rank));
  });
  for (const record of daily) assigned.set(record, { "en-US": [], es: [] });
  each((record, locale, day, rank) => {
    if (rank < 0 || taken[locale].get(`${seriesOf(record)} ${day}`) === rank)
      assigned.get(record)![locale].push(day);
  });
  return assigned;
}
