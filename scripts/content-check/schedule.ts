/** Every day of every year has its verse, its evening verse, its prayer and its quiz. */
import { defaultHolidays, holidaysWith, parseHolidays } from "../../contracts/church-year.ts";
import { topicIds } from "../../contracts/content.ts";
import { cycleYear, type Locale, locales } from "../../contracts/site.ts";
import { assignDays, yearsWithRules } from "../../services/content/days.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { type Library, ofType, type Rule } from "./library.ts";

const dayMs = 86_400_000;
const first = Date.UTC(cycleYear, 0, 1);
const daysInCycle = (Date.UTC(cycleYear + 1, 0, 1) - first) / dayMs;
export const cycleDays: readonly string[] = Array.from({ length: daysInCycle }, (_, nth) =>
  new Date(first + nth * dayMs).toISOString().slice(0, 10),
);

export const dailyVerses = (library: Pick<Library, "records">) =>
  ofType(library, "verse").filter(({ evening }) => !evening);

const series: [string, (library: Library) => ContentRecord[]][] = [
  ["verse", dailyVerses],
  ["evening verse", (library) => ofType(library, "verse").filter(({ evening }) => evening)],
  ["prayer", (library) => ofType(library, "prayer")],
  ["trivia", (library) => ofType(library, "trivia")],
];

export const everyDay: Rule = {
  name: "every day of the cycle has exactly one of each daily item",
  find: (library) =>
    series.flatMap(([name, items]) => {
      const shown = new Map<string, string[]>();
      for (const { dates, path } of items(library))
        for (const day of dates ?? []) shown.set(day, [...(shown.get(day) ?? []), path]);
      return cycleDays.flatMap((day) => {
        const paths = shown.get(day) ?? [];
        return paths.length === 1 ? [] : [`${day}: ${paths.length} of ${name} ${paths.join(", ")}`.trim()];
      });
    }),
};

export const daysOfYear = (year: number) => {
  const start = Date.UTC(year, 0, 1);
  const days = (Date.UTC(year + 1, 0, 1) - start) / dayMs;
  return Array.from({ length: days }, (_, nth) => new Date(start + nth * dayMs).toISOString().slice(0, 10));
};

export const comingDays: readonly string[] = yearsWithRules.flatMap(daysOfYear);

/** Those that the operator observes, as the site does. */
function observedHolidays() {
  const read = (written: string | undefined) => {
    if (!written?.trim()) return undefined;
    const { observed, problem } = parseHolidays(written);
    if (problem) throw new Error(`HOLIDAYS_EN_US, HOLIDAYS_ES: ${problem}`);
    return observed;
  };
  const { HOLIDAYS_EN_US, HOLIDAYS_ES } = process.env;
  return holidaysWith(read(HOLIDAYS_EN_US), read(HOLIDAYS_ES)) ?? defaultHolidays;
}

/** What is read on a day: the item put on it, else the one the yearly cycle has for it. */
export function calendarOf(
  records: readonly ContentRecord[],
  locale: Locale,
): (day: string) => ContentRecord[] {
  const byDay = new Map<string, ContentRecord[]>();
  for (const [record, days] of assignDays(records, observedHolidays()))
    for (const day of days[locale]) byDay.set(day, [...(byDay.get(day) ?? []), record]);
  return (day) => byDay.get(day) ?? byDay.get(`${cycleYear}${day.slice(4)}`) ?? [];
}

export const everyYear: Rule = {
  name: "every day to the end of 2048 has exactly one of each daily item, and none comes twice in a year",
  find: (library) =>
    series.flatMap(([name, items]) =>
      locales.flatMap((locale) => {
        const shownOn = calendarOf(items(library), locale);
        return yearsWithRules.flatMap((year) => {
          const seen = new Map<ContentRecord, string>();
          return daysOfYear(year).flatMap((day) => {
            const [item, ...others] = shownOn(day);
            const before = item && seen.get(item);
            if (item) seen.set(item, day);
            return [
              ...(item && others.length === 0
                ? []
                : [
                    `${day} (${locale}): ${item ? others.length + 1 : 0} of ${name} ${[item, ...others].map((each) => each?.path ?? "").join(", ")}`.trim(),
                  ]),
              ...(before && item.repeatEvery === undefined
                ? [`${day} (${locale}): ${item.path} was read on ${before}`]
                : []),
            ];
          });
        });
      }),
    ),
};

const restDays = 60;

export const verseRepeats: Rule = {
  name: "no verse comes again within 60 days, in any year to 2048",
  find: (library) => {
    const found = new Set<string>();
    for (const locale of locales) {
      const shownOn = calendarOf(dailyVerses(library), locale);
      const last = new Map<string, { at: number; path: string }>();
      for (const day of comingDays) {
        const [record] = shownOn(day);
        const at = Date.parse(day) / dayMs;
        for (const verse of record ? verseIds(library, record) : []) {
          const before = last.get(verse);
          if (before && before.path !== record!.path && at - before.at <= restDays)
            found.add(`${record!.path}: ${verse} was ${before.path}'s ${at - before.at} days before`);
          last.set(verse, { at, path: record!.path });
        }
      }
    }
    return [...found];
  },
};

const verseIds = (library: Library, { passages }: ContentRecord) =>
  (passages ?? []).flatMap(({ osis }) => library.versesOf(osis, "en-US") ?? []);

const newTestament =
  /^(?:Matt|Mark|Luke|John|Acts|Rom|[12]Cor|Gal|Eph|Phil|Col|[12]Thess|[12]Tim|Titus|Phlm|Heb|Jas|[12]Pet|[123]John|Jude|Rev)\./;

export const verseRange: Rule = {
  name: "the daily verses come from both Testaments and touch all six topics",
  find: (library) => {
    const verses = dailyVerses(library);
    const books = verses.flatMap(({ passages }) => passages?.[0]?.osis ?? []);
    const newer = books.filter((osis) => newTestament.test(osis)).length;
    const topics = new Set(verses.flatMap((verse) => verse.topics ?? []));
    const third = books.length / 3;
    return [
      ...(newer < third ? [`only ${newer} of ${books.length} are from the New Testament`] : []),
      ...(books.length - newer < third
        ? [`only ${books.length - newer} of ${books.length} are from the Old Testament`]
        : []),
      ...Object.entries(topicIds)
        .filter(([, id]) => !topics.has(id))
        .map(([name]) => `no verse is about ${name}`),
    ];
  },
};
