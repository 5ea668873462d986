/** The filters of the list: Umbraco's own, and those this site registers. */
import { invalidValue, unknownOption } from "./bad-query.ts";
import { type ContentIndex, type Entry, type EntryMap, isIn, pathKey } from "./content-index.ts";
import { isGuid, normaliseGuid } from "./ids.ts";
import type { ContentRecord } from "./record.ts";
import type { View } from "./view.ts";

/** What filters and sorts may look at. Of an item's words they know only what the reader is shown: ask the view. */
export type Listed = Omit<Entry, "names" | "parent" | "record"> & {
  record: Omit<ContentRecord, "text" | "questions" | "passages" | "audio">;
};

/** Who asks. */
export type Asking = Pick<View, "locale"> & { nameOf(entry: Listed): string };

interface Filter {
  test(entry: Listed): boolean;
  /** All that can pass, where an index knows. */
  candidates?: Entry[];
}

type DayTest = (day: number) => boolean;

export interface Filters {
  filters: Filter[];
  /** The day an item is requested: the latest of its days that passes every scheduledDate filter. */
  dayOf(entry: Listed): number;
}

const dayLength = 86_400_000;
const dateNames = ["createDate", "updateDate", "scheduledDate"] as const;
const dateFilter = /^(createDate|updateDate|scheduledDate)([><:]{1,2})(.*)$/s;
const textFilter = /^(\w+):(!?)(.*)$/s;

export function parseFilters(index: ContentIndex, written: readonly string[], view: Asking): Filters {
  const { locale } = view;
  const filters: Filter[] = [];
  const dayTests: DayTest[] = [];
  for (const filter of written) {
    if (filter.trim() === "") continue;
    const [, dateName, operator, dates] = dateFilter.exec(filter) ?? [];
    if (dateName === "scheduledDate") {
      const { test, days } = scheduled(operator!, dates!, filter);
      dayTests.push(test);
      if (days)
        filters.push({
          test: () => true,
          candidates: union(days.map((day) => index.byDay[locale].get(day) ?? [])),
        });
    } else if (dateName) {
      const test = dateTest(operator!, parseDates(dates!));
      const read =
        dateName === "createDate" ? (entry: Listed) => entry.created : (entry: Listed) => entry.updated;
      if (test) filters.push({ test: (entry) => test(read(entry)) });
    } else {
      const [, name, not, values] = textFilter.exec(filter) ?? [];
      filters.push(textual(name, { index, values: values ?? "", not: not === "!", view }));
    }
  }
  const passes: DayTest = (day) => dayTests.every((test) => test(day));
  if (dayTests.length > 0) filters.push({ test: (entry) => entry.days[locale].some(passes) });
  return { filters, dayOf: (entry) => latest(entry.days[locale], passes) };
}

function latest(days: readonly number[], passes: DayTest): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const day of days) if (day > found && passes(day)) found = day;
  return found;
}

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function parseDates(values: string): number[] | undefined {
  const days = values.split(",").map((value) => {
    const match = isoDate.exec(value.trim());
    const day = match ? Date.parse(`${match[1]}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== match![1] ? Number.NaN : day;
  });
  return days.some(Number.isNaN) ? undefined : days;
}

/** Several days in one filter: any of them. Umbraco drops a date it cannot read; so do its own two filters here. */
function dateTest(operator: string, days: number[] | undefined): DayTest | undefined {
  if (!days) return undefined;
  switch (operator) {
    case ":":
      return (at) => days.some((day) => at >= day && at < day + dayLength);
    case ">":
      return (at) => days.some((day) => at > day);
    case ">:":
      return (at) => days.some((day) => at >= day);
    case "<":
      return (at) => days.some((day) => at < day);
    case "<:":
      return (at) => days.some((day) => at <= day);
    default:
      return undefined;
  }
}

/** A schedule for a day that is none must not answer with every day. */
function scheduled(operator: string, values: string, filter: string): { test: DayTest; days?: number[] } {
  const days = parseDates(values);
  const test = dateTest(operator, days);
  if (!days || !test) throw invalidValue("filter", filter);
  return operator === ":" ? { test, days } : { test };
}

const split = (values: string) =>
  values
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

function union(lists: Entry[][]): Entry[] {
  return lists.length === 1 ? lists[0]! : [...new Set(lists.flat())];
}

/** Any of the values; with `!`, none of them. */
function among(
  map: EntryMap,
  keys: readonly string[],
  not: boolean,
  keysOf: (entry: Listed) => readonly string[],
): Filter {
  const wanted = new Set(keys);
  const test = (entry: Listed) => keysOf(entry).some((key) => wanted.has(key)) !== not;
  return not ? { test } : { test, candidates: union(keys.map((key) => map.get(key) ?? [])) };
}

const ids = (values: string) => split(values).map((value) => (isGuid(value) ? normaliseGuid(value) : value));
const flag = (value: boolean | undefined) => (value ? ["y", "true"] : ["n", "false"]);
const one = (value: string | undefined) => (value === undefined ? [] : [value]);

/** What one filter looks for: its values, none of them where `not`, of which index and by whom. */
interface Terms {
  index: ContentIndex;
  values: string;
  not: boolean;
  view: Asking;
}

const plain = ({ values, not }: Terms, keysOf: (entry: Listed) => readonly string[]): Filter => {
  const wanted = new Set(split(values).map((value) => value.toLowerCase()));
  return { test: (entry) => keysOf(entry).some((key) => wanted.has(key.toLowerCase())) !== not };
};

const textFilters: Readonly<Record<string, (terms: Terms) => Filter>> = {
  contentType: ({ index, values, not }) =>
    among(index.byType, split(values), not, (entry) => [entry.record.type]),
  contentSlug: ({ index, values, not, view: { locale } }) =>
    among(index.bySlug[locale], split(values), not, (entry) => [entry.slugs[locale]]),
  topic: ({ index, values, not }) =>
    among(index.byTopic, ids(values), not, (entry) => entry.record.topics ?? []),
  category: ({ index, values, not }) =>
    among(index.byCategory, ids(values), not, (entry) => entry.record.categories ?? []),
  contributor: ({ index, values, not }) =>
    among(index.byContributor, ids(values), not, (entry) => entry.record.contributors ?? []),
  legacySlug: ({ index, values, not }) =>
    among(index.byLegacySlug, split(values), not, (entry) => one(entry.record.legacySlug)),
  // A path may hold a comma, so the value is one path.
  redirectFrom: ({ index, values, not, view: { locale } }) =>
    among(index.byRedirectFrom, [pathKey(values)], not, ({ record }) =>
      one(record.from === undefined || !isIn(record, locale) ? undefined : pathKey(record.from)),
    ),
  platform: (terms) => plain(terms, (entry) => one(entry.record.platform)),
  isActive: (terms) =>
    plain(terms, ({ record }) => (record.type === "subscriptionOffer" ? flag(record.isActive) : [])),
  evening: (terms) => plain(terms, ({ record }) => (record.type === "verse" ? flag(record.evening) : [])),
  name: ({ values, not, view }) => {
    const wanted = split(values).map((value) => value.toLowerCase());
    return {
      test: (entry) => {
        const name = view.nameOf(entry).toLowerCase();
        return wanted.some((value) => name.includes(value)) !== not;
      },
    };
  },
};

/** @public The test of what readers may learn asks each of them. */
export const filterNames: readonly string[] = [...Object.keys(textFilters), ...dateNames];

function textual(name: string | undefined, terms: Terms): Filter {
  const make = name !== undefined && Object.hasOwn(textFilters, name) ? textFilters[name] : undefined;
  if (make) return make(terms);
  if (dateNames.includes(name as never)) throw invalidValue("filter", `${name}:${terms.values}`);
  throw unknownOption("filter");
}
