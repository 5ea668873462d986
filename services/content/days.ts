/** On which days each item is shown: as written, by a rule of the calendar, and one item a day. */
import { churchDay, civilDay, type Holidays, isHoliday, rankOf } from "../../contracts/church-year.ts";
import { cycleYear, type Locale, locales } from "../../contracts/site.ts";
import { type ContentRecord, type Localised, languagesOf } from "./record.ts";

/** Rules are written out for these years; a test fails before they run out. */
export const yearsWithRules: readonly number[] = Array.from({ length: 24 }, (_, nth) => cycleYear + 1 + nth);

const ruleDays = new Map<string, string[]>();

function daysOfRule(rule: string, locale: Locale, holidays: Holidays): string[] {
  const civil = isHoliday(rule) ? holidays[locale][rule] : undefined;
  if (isHoliday(rule) && civil === undefined) return [];
  const key = civil ?? rule;
  const found =
    ruleDays.get(key) ??
    yearsWithRules.flatMap(
      (year) => (civil === undefined ? churchDay(rule, year) : civilDay(civil, year)) ?? [],
    );
  ruleDays.set(key, found);
  return found;
}

/** A day somebody wrote out is meant. */
const written = 4;
/** A day of the yearly cycle is taken by nobody. */
const inCycle = -1;

/**
 * Two items of a series may be put on one day of a year; one of them is shown (`rankOf`). The days of the yearly cycle stay as
 * they are: every other day goes before them. An item takes no day of a language that it is not in.
 */
export function assignDays(
  records: readonly ContentRecord[],
  holidays: Holidays,
  isIn = (record: ContentRecord, locale: Locale): boolean => languagesOf(record).includes(locale),
): Map<ContentRecord, Localised<string[]>> {
  const assigned = new Map<ContentRecord, Localised<string[]>>();
  const series = new Map<string, ContentRecord[]>();
  for (const record of records) {
    if (!record.dates && !record.scheduledDay) continue;
    const name = `${record.type} ${record.evening === true}`;
    const items = series.get(name);
    if (items) items.push(record);
    else series.set(name, [record]);
    assigned.set(record, { "en-US": [], es: [] });
  }
  for (const locale of locales)
    for (const all of series.values()) {
      const items = all.filter((record) => isIn(record, locale));
      const taken = new Map<string, number>();
      const days = items.map((record) => daysWithRank(record, locale, holidays));
      for (const list of days)
        for (const [day, rank] of list) if (rank > (taken.get(day) ?? inCycle)) taken.set(day, rank);
      for (const [nth, record] of items.entries())
        assigned.get(record)![locale] = days[nth]!.filter(
          ([day, rank]) => rank === inCycle || taken.get(day) === rank,
        ).map(([day]) => day);
    }
  return assigned;
}

function daysWithRank(record: ContentRecord, locale: Locale, holidays: Holidays): [string, number][] {
  const { dates = [], scheduledDay } = record;
  const rank = scheduledDay === undefined ? inCycle : rankOf(scheduledDay);
  return [
    ...dates.map((day): [string, number] => [day, day.startsWith(`${cycleYear}-`) ? inCycle : written]),
    ...(scheduledDay === undefined ? [] : daysOfRule(scheduledDay, locale, holidays)).map(
      (day): [string, number] => [day, rank],
    ),
  ];
}
