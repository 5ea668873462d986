/** Days that move: the church's year and people's holidays, computed for any year. Days are written `2027-03-26`. */
import type { Locale } from "./site.ts";

const dayMs = 86_400_000;
const iso = (at: number) => new Date(at).toISOString().slice(0, 10);

export const plusDays = (day: string, days: number): string => iso(Date.parse(day) + days * dayMs);

/** Every rule of a year is counted from one of two days. */
function remembered(dayOf: (year: number) => string): (year: number) => string {
  const days = new Map<number, string>();
  return (year) => {
    const day = days.get(year) ?? dayOf(year);
    days.set(year, day);
    return day;
  };
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export const easterOf = remembered((year) => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return iso(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1));
});

/** The first Sunday of Advent: the fourth before Christmas. */
export const adventOf = remembered((year) => {
  const christmas = Date.UTC(year, 11, 25);
  return iso(christmas - (((new Date(christmas).getUTCDay() + 6) % 7) + 1 + 21) * dayMs);
});

const afterEaster = (days: number) => (year: number) => plusDays(easterOf(year), days);
const afterAdvent = (days: number) => (year: number) => plusDays(adventOf(year), days);
const on = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`;

/** Days of the church's year that have a name; what is read on them gives way to nothing else. */
const feasts = {
  epiphany: on("01-06"),
  "ash-wednesday": afterEaster(-46),
  "palm-sunday": afterEaster(-7),
  "maundy-thursday": afterEaster(-3),
  "good-friday": afterEaster(-2),
  "holy-saturday": afterEaster(-1),
  easter: afterEaster(0),
  ascension: afterEaster(39),
  pentecost: afterEaster(49),
  trinity: afterEaster(56),
  "all-saints": on("11-01"),
  "advent-1": afterAdvent(0),
  "advent-2": afterAdvent(7),
  "advent-3": afterAdvent(14),
  "advent-4": afterAdvent(21),
  "christmas-eve": on("12-24"),
  christmas: on("12-25"),
} satisfies Record<string, (year: number) => string>;

export type Feast = keyof typeof feasts;
export const feastNames = Object.keys(feasts) as Feast[];
const isFeast = (name: string): name is Feast => Object.hasOwn(feasts, name);

/** Holidays are kept in some countries and on their own days: the operator says which, for each language. */
export const holidayNames = [
  "reyes",
  "mothers-day",
  "childrens-day",
  "fathers-day",
  "labor-day",
  "thanksgiving",
] as const;
export type Holiday = (typeof holidayNames)[number];
export const isHoliday = (name: string): name is Holiday =>
  (holidayNames as readonly string[]).includes(name);

/** For each language the holidays that are kept, each with its rule: `05-10`, or `05-sunday-2` for the second Sunday of May. */
export type Holidays = Record<Locale, Partial<Record<Holiday, string>>>;

export const defaultHolidays: Holidays = {
  "en-US": {
    "mothers-day": "05-sunday-2",
    "fathers-day": "06-sunday-3",
    "labor-day": "09-monday-1",
    thanksgiving: "11-thursday-4",
  },
  es: {},
};

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const civilRule = new RegExp(`^(\\d\\d)-(?:(\\d\\d)|(${weekdays.join("|")})-([1-5]))$`);

/** The day of a rule such as `05-10` or `05-sunday-2`; undefined where that year has none. */
export function civilDay(rule: string, year: number): string | undefined {
  const [, month, date, weekday, nth] = civilRule.exec(rule) ?? [];
  if (!month) return undefined;
  const first = new Date(`${year}-${month}-${date ?? "01"}T00:00:00Z`);
  if (Number.isNaN(first.getTime())) return undefined;
  const shift = weekday
    ? ((weekdays.indexOf(weekday) - first.getUTCDay() + 7) % 7) + 7 * (Number(nth) - 1)
    : 0;
  const day = iso(first.getTime() + shift * dayMs);
  return day.slice(5, 7) === month && (!date || day.endsWith(date)) ? day : undefined;
}

/** `mothers-day=05-10,fathers-day=06-sunday-3`, or `none`; without a day, the day of the United States. */
export function parseHolidays(written: string): { observed: Holidays[Locale]; problem?: string } {
  const observed: Holidays[Locale] = {};
  if (written.trim() === "none") return { observed };
  for (const entry of written.split(",").map((each) => each.trim())) {
    const [name = "", rule = defaultHolidays["en-US"][name as Holiday] ?? ""] = entry.split("=");
    if (!isHoliday(name) || civilDay(rule, 2028) === undefined)
      return {
        observed,
        problem: `"${entry}" is none of ${holidayNames.join(", ")} with a day, such as mothers-day=05-10 or fathers-day=06-sunday-3; "none" is for none`,
      };
    observed[name] = rule;
  }
  return { observed };
}

/** What the settings HOLIDAYS_EN_US and HOLIDAYS_ES say; undefined where neither is set. */
export const holidaysWith = (
  english: Holidays[Locale] | undefined,
  spanish: Holidays[Locale] | undefined,
): Holidays | undefined =>
  english || spanish
    ? { "en-US": english ?? defaultHolidays["en-US"], es: spanish ?? defaultHolidays.es }
    : undefined;

/** `easter-2`, `advent-1+3`, `pentecost`: a named day and so many days before or after it. */
export function churchDay(rule: string, year: number): string | undefined {
  if (isFeast(rule)) return feasts[rule](year);
  const [, name = "", days] = /^(.+?)([+-]\d{1,3})$/.exec(rule) ?? [];
  return isFeast(name) ? plusDays(feasts[name](year), Number(days)) : undefined;
}

export const isDayRule = (rule: string): boolean => isHoliday(rule) || churchDay(rule, 2027) !== undefined;

/**
 * Which text is read where two are put on one day: the higher one. A feast goes before a holiday, and a day counted towards a feast
 * (`christmas-8`) before one counted from another (`advent-1+16`).
 */
export const rankOf = (rule: string): number =>
  isFeast(rule) ? 3 : isHoliday(rule) ? 2 : /-\d+$/.test(rule) ? 1 : 0;

export type Season = "advent" | "christmas" | "lent" | "holy-week" | "easter" | "ordinary";

export function seasonOf(day: string): Season {
  const year = Number(day.slice(0, 4));
  if (day >= `${year}-12-25` || day <= `${year}-01-06`) return "christmas";
  if (day >= adventOf(year)) return "advent";
  const easter = easterOf(year);
  if (day < plusDays(easter, -46) || day > plusDays(easter, 49)) return "ordinary";
  if (day < plusDays(easter, -7)) return "lent";
  return day < easter ? "holy-week" : "easter";
}

/** The name of a day that has one. */
export function feastOn(day: string): Feast | undefined {
  const year = Number(day.slice(0, 4));
  return feastNames.find((name) => feasts[name](year) === day);
}
