/** The filters of the list: Umbraco's own, and those this site registers. */
import type { Locale } from "../../contracts/site.ts";
import { invalidValue, unknownOption } from "./bad-query.ts";
import { type ContentIndex, type Entry, type EntryMap, isIn, pathKey } from "./content-index.ts";
import { isGuid, normaliseGuid } from "./ids.ts";

interface Filter {
  test(entry: Entry): boolean;
  /** All that can pass, where an index knows. */
  candidates?: Entry[];
}

type DayTest = (day: number) => boolean;

export interface Filters {
  filters: Filter[];
  /** The day an item is requested: the latest of its days that passes every scheduledDate filter. */
  dayOf(entry: Entry): number;
}

const dayLength = 86_400_000;
const dateNames = ["createDate", "updateDate", "scheduledDate"] as const;
const dateFilter = /^(createDate|updateDate|scheduledDate)([><:]{1,2})(.*)$/s;
const textFilter = /^(\w+):(!?)(.*)$/s;

export function parseFilters(index: ContentIndex, written: readonly string[], locale: Locale): Filters {
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
        dateName === "createDate" ? (entry: Entry) => entry.created : (entry: Entry) => entry.updated;
      if (test) filters.push({ test: (entry) => test(read(entry)) });
    } else {
      const [, name, not, values] = textFilter.exec(filter) ?? [];
      filters.push(textual(index, name, values ?? "", not === "!", locale));
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
  keysOf: (entry: Entry) => readonly string[],
): Filter {
  const wanted = new Set(keys);
  const test = (entry: Entry) => keysOf(entry).some((key) => wanted.has(key)) !== not;
  return not ? { test } : { test, candidates: union(keys.map((key) => map.get(key) ?? [])) };
}

const ids = (values: string) => split(values).map((value) => (isGuid(value) ? normaliseGuid(value) : value));
const flag = (value: boolean | undefined) => (value ? ["y", "true"] : ["n", "false"]);
const one = (value: string | undefined) => (value === undefined ? [] : [value]);

function textual(
  index: ContentIndex,
  name: string | undefined,
  values: string,
  not: boolean,
  locale: Locale,
): Filter {
  const plain = (keysOf: (entry: Entry) => readonly string[]): Filter => {
    const wanted = new Set(split(values).map((value) => value.toLowerCase()));
    return { test: (entry) => keysOf(entry).some((key) => wanted.has(key.toLowerCase())) !== not };
  };
  switch (name) {
    case "contentType":
      return among(index.byType, split(values), not, (entry) => [entry.record.type]);
    case "contentSlug":
      return among(index.bySlug[locale], split(values), not, (entry) => [entry.slugs[locale]]);
    case "topic":
      return among(index.byTopic, ids(values), not, (entry) => entry.record.topics ?? []);
    case "category":
      return among(index.byCategory, ids(values), not, (entry) => entry.record.categories ?? []);
    case "contributor":
      return among(index.byContributor, ids(values), not, (entry) => entry.record.contributors ?? []);
    case "legacySlug":
      return among(index.byLegacySlug, split(values), not, (entry) => one(entry.record.legacySlug));
    case "redirectFrom":
      // A path may hold a comma, so the value is one path.
      return among(index.byRedirectFrom, [pathKey(values)], not, ({ record }) =>
        one(record.from === undefined || !isIn(record, locale) ? undefined : pathKey(record.from)),
      );
    case "platform":
      return plain((entry) => one(entry.record.platform));
    case "isActive":
      return plain((entry) => (entry.record.type === "subscriptionOffer" ? flag(entry.record.isActive) : []));
    case "evening":
      return plain((entry) => (entry.record.type === "verse" ? flag(entry.record.evening) : []));
    case "name": {
      const wanted = split(values).map((value) => value.toLowerCase());
      return {
        test: (entry) => wanted.some((value) => entry.names[locale].toLowerCase().includes(value)) !== not,
      };
    }
    default:
      if (dateNames.includes(name as never)) throw invalidValue("filter", `${name}:${values}`);
      throw unknownOption("filter");
  }
}
