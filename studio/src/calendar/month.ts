/** A month as readers will find it, day by day, by the rules of the site itself. */
import { type Holidays, plusDays } from "../../../contracts/church-year.ts";
import { cycleYear } from "../../../contracts/site.ts";
import { type ContentIndex, createIndex, type Entry, isIn } from "../../../services/content/content-index.ts";
import { createReferenceParser } from "../../../services/scripture/references.ts";
import type { SlotRange } from "../../../services/scripture/slot-ranges.ts";
import { type Locale, locales } from "../languages.ts";
import { type Occasion, occasionsOn, seasonWords } from "./occasions.ts";
import type { CalendarItem, Read, Scheduled } from "./read.ts";

export const series = ["verse", "evening", "prayer", "trivia", "reading"] as const;
export type Series = (typeof series)[number];

interface Repeat {
  date: string;
  heading: string;
  same: "item" | "passage";
}

export interface Shown {
  series: Series;
  item: CalendarItem;
  languages: Locale[];
  /** `date`: a day of its own; `rule`: a day that is counted; `cycle`: every year; `turn`: one after the other. */
  by: "date" | "rule" | "cycle" | "turn";
  rule?: string;
  /** Whether it can be put on another day here. */
  isMovable: boolean;
  repeats: Repeat[];
}

export interface CalendarDay {
  date: string;
  season?: Record<Locale, string>;
  occasions: Occasion[];
  shown: Shown[];
  gaps: { series: Series; languages: Locale[] }[];
  /** Put on this day as well, where the site shows one of a series. */
  hidden: { series: Series; item: CalendarItem; isMovable: boolean }[];
  /** Drafts for this day, which are on no page yet. */
  drafts: { series: Series; item: CalendarItem; isMovable: boolean }[];
  /** On the site from this day on, by its date of publication. */
  coming: { item: CalendarItem; isMovable: boolean }[];
  planned: Scheduled[];
}

const restDays = 60;
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);
const inCycle = (day: string) => `${cycleYear}${day.slice(4)}`;

export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = plusDays(day, 1)) days.push(day);
  return days;
}

const seriesOf = ({ record }: Pick<Entry, "record">): Series | undefined => {
  if (record.type === "verse") return record.evening ? "evening" : "verse";
  return record.type === "prayer" || record.type === "trivia" ? record.type : undefined;
};

const parse = createReferenceParser();
/** The same words are read once for all months. */
function rangesOf(passage: string | undefined): SlotRange[] {
  return (passage ?? "")
    .split(";")
    .flatMap((each) => (each.trim() ? (parse(each.trim(), "en-US") ?? []) : []));
}
const overlaps = (a: readonly SlotRange[], b: readonly SlotRange[]) =>
  a.some(([first, last]) => b.some(([from, to]) => first <= to && from <= last));

/** What is put on this very day, else what the yearly cycle has for it; a quiz is looked up in the cycle only. */
function entryOn(index: ContentIndex, wanted: Series, day: string, locale: Locale) {
  const at = (date: string) =>
    index.byDay[locale]
      .get(instant(date))
      ?.filter((entry) => seriesOf(entry) === wanted && isIn(entry.record, locale)) ?? [];
  const [own, ...others] = wanted === "trivia" ? [] : at(day);
  if (own)
    return {
      entry: own,
      by: own.record.dates?.includes(day) ? ("date" as const) : ("rule" as const),
      others,
    };
  const [entry, ...rest] = day < `${cycleYear}-01-01` ? [] : at(inCycle(day));
  return entry && { entry, by: "cycle" as const, others: rest };
}

export const isMovable = ({ record }: Pick<Read, "record">): boolean =>
  record.dates !== undefined && record.scheduledDay === undefined && record.repeatEvery === undefined;

interface Month {
  month: string;
  holidays: Holidays;
  daily: { shown: readonly Read[]; drafts: readonly Read[] };
  /** Devotionals and their articles. */
  readings: readonly Read[];
  coming: { shown: readonly Read[]; drafts: readonly Read[] };
  planned: readonly Scheduled[];
}

function turnOf(readings: readonly Read[]) {
  const open = createIndex(readings.map(({ record }) => record)).entries.filter(
    ({ record, access }) => record.type === "devotionalArticle" && access === "free",
  );
  return (day: string): Entry | undefined => open[Math.floor(instant(day) / 86_400_000) % open.length];
}

export function monthOf({ month, holidays, daily, readings, coming, planned }: Month): CalendarDay[] {
  const index = createIndex(
    daily.shown.map(({ record }) => record),
    { holidays },
  );
  const draftIndex = createIndex(
    daily.drafts.map(({ record }) => record),
    { holidays },
  );
  const byId = new Map([...readings, ...daily.shown].map((read) => [read.item.id, read]));
  const draftById = new Map(daily.drafts.map((read) => [read.item.id, read]));
  const turn = turnOf(readings);
  const on = (name: Series, day: string, locale: Locale) => {
    if (name !== "reading") return entryOn(index, name, day, locale);
    const entry = turn(day);
    return entry && { entry, by: "turn" as const, others: [] };
  };

  function repeatsOf(name: Series, day: string, locale: Locale, { item, record }: Read): Repeat[] {
    // The readings go round by themselves, and a quiz that repeats was meant to.
    if (name === "reading" || record.repeatEvery !== undefined) return [];
    const ranges = rangesOf(item.passage);
    const found: Repeat[] = [];
    for (let back = 1; back <= restDays; back++) {
      const date = plusDays(day, -back);
      const earlier = on(name, date, locale);
      const read = earlier && byId.get(earlier.entry.record.id);
      if (!read) continue;
      if (read.item.id === item.id) found.push({ date, heading: read.item.heading, same: "item" });
      else if (overlaps(ranges, rangesOf(read.item.passage)))
        found.push({ date, heading: read.item.heading, same: "passage" });
    }
    return found;
  }

  function dayOf(date: string): CalendarDay {
    const shown = new Map<string, Shown>();
    const gaps = new Map<Series, Locale[]>();
    const hidden = new Map<string, CalendarDay["hidden"][number]>();
    for (const name of series)
      for (const locale of locales) {
        const found = on(name, date, locale);
        const read = found && byId.get(found.entry.record.id);
        if (!found || !read) {
          if (name !== "reading") gaps.set(name, [...(gaps.get(name) ?? []), locale]);
          continue;
        }
        for (const { record } of found.others) {
          const other = byId.get(record.id)!;
          hidden.set(record.id, { series: name, item: other.item, isMovable: isMovable(other) });
        }
        const key = `${name} ${read.item.id} ${found.by}`;
        const before = shown.get(key);
        if (before) before.languages.push(locale);
        else
          shown.set(key, {
            series: name,
            item: read.item,
            languages: [locale],
            by: found.by,
            ...(found.by === "rule" ? { rule: read.record.scheduledDay! } : {}),
            isMovable: name !== "reading" && isMovable(read),
            repeats: repeatsOf(name, date, locale, read),
          });
      }
    const drafts = new Map<string, CalendarDay["drafts"][number]>();
    for (const locale of locales)
      for (const day of [date, inCycle(date)])
        for (const entry of draftIndex.byDay[locale].get(instant(day)) ?? []) {
          const read = draftById.get(entry.record.id)!;
          drafts.set(read.item.id, { series: seriesOf(entry)!, item: read.item, isMovable: isMovable(read) });
        }
    const season = seasonWords(date);
    const come = [...coming.drafts, ...coming.shown].filter(({ record }) => record.published === date);
    return {
      date,
      ...(season ? { season } : {}),
      occasions: occasionsOn(date, holidays),
      shown: [...shown.values()],
      gaps: [...gaps].map(([name, languages]) => ({ series: name, languages })),
      hidden: [...hidden.values()],
      drafts: [...drafts.values()],
      coming: [...new Map(come.map(({ item }) => [item.id, { item, isMovable: true }])).values()],
      planned: planned.filter((each) => each.date === date),
    };
  }

  return daysOfMonth(month).map(dayOf);
}
