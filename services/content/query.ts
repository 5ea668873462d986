/** One list question: which part of the tree, which filters, in what order, which page of it. */
import { invalidValue, unknownOption } from "./bad-query.ts";
import { type ContentIndex, type Entry, findByPath, pathKey } from "./content-index.ts";
import { type Asking, type Filters, type Listed, parseFilters } from "./filters.ts";
import { isGuid, normaliseGuid } from "./ids.ts";
import type { View } from "./view.ts";

interface ListQuery {
  fetch: string | null;
  filter: readonly string[];
  sort: readonly string[];
  skip: string | null;
  take: string | null;
  /** A Start-Item was named: without `fetch`, all below it. */
  startItem: boolean;
}

interface Scope {
  candidates: readonly Entry[];
  has(entry: Entry): boolean;
}

interface ListPage {
  total: number;
  entries: Entry[];
}

type Compare = (a: Listed, b: Listed) => number;

/** As the view's reader sees the content: what is closed to them neither finds nor orders anything. */
export function runList(index: ContentIndex, query: ListQuery, view: View): ListPage {
  const key = `${view.sight} ${JSON.stringify(query)}`;
  const known = index.pages.get(key);
  if (known) return known;
  const skip = integer("skip", query.skip, 0);
  const take = integer("take", query.take, 10);
  const filters = parseFilters(index, query.filter, view);
  const compare = parseSorts(query.sort, filters, view);
  const scope = parseFetch(index, query, view);
  let smallest = scope.candidates;
  for (const { candidates } of filters.filters) {
    if (candidates && candidates.length < smallest.length) smallest = candidates;
  }
  const found = smallest.filter(
    (entry) => view.sees(entry) && scope.has(entry) && filters.filters.every((filter) => filter.test(entry)),
  );
  const page = {
    total: found.length,
    entries: firstSorted(found, compare, skip + take).slice(skip, skip + take),
  };
  if (page.entries.length <= 100 && key.length < 1000) index.pages.set(key, page);
  return page;
}

const highest = 2 ** 31 - 1;

function integer(name: string, value: string | null, otherwise: number): number {
  if (value === null) return otherwise;
  const number = /^\s*\+?\d{1,10}\s*$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= highest)) throw invalidValue(name, value);
  return number;
}

const fetchOption = /^(children|ancestors|descendants):(.*)$/is;

function parseFetch(index: ContentIndex, { fetch, startItem }: ListQuery, view: View): Scope {
  if (fetch === null || fetch.trim() === "") {
    const candidates = startItem ? index.entries.slice(1) : index.entries;
    return { candidates, has: (entry) => !startItem || entry !== index.root };
  }
  const [, kind, written] = fetchOption.exec(fetch.trim()) ?? [];
  if (kind === undefined) throw unknownOption("fetch");
  const target = written!.trim();
  const none: Scope = { candidates: [], has: () => false };
  const entry = isGuid(target)
    ? index.byId.get(normaliseGuid(target))
    : pathKey(target) === ""
      ? index.root
      : findByPath(index, target, view.locale);
  if (entry && !view.sees(entry)) return none;
  const folder = entry ? entry.record.path : pathKey(target);
  if (!entry && !index.byFolder.has(folder)) return none;
  switch (kind.toLowerCase()) {
    case "children":
      return entry
        ? { candidates: index.children.get(entry.record.id) ?? [], has: (other) => other.parent === entry }
        : { candidates: index.byFolder.get(folder)!.entries, has: (other) => other.folder === folder };
    case "ancestors": {
      const above = ancestors(index, entry, folder);
      return { candidates: above, has: (other) => above.includes(other) };
    }
    default: {
      const below = descendants(index, folder);
      const prefix = folder === "" ? "" : `${folder}/`;
      return {
        candidates: below,
        has: (other) => other !== index.root && other.record.path.startsWith(prefix),
      };
    }
  }
}

function ancestors(index: ContentIndex, entry: Entry | undefined, folder: string): Entry[] {
  const above: Entry[] = [];
  let at = entry ? entry.parent : index.root;
  if (!entry) {
    for (let path = folder; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf("/")))) {
      const found = index.byPlace.get(path);
      if (found) {
        at = found;
        break;
      }
    }
  }
  for (; at; at = at.parent) above.unshift(at);
  return above;
}

function descendants(index: ContentIndex, folder: string): Entry[] {
  if (folder === "") return index.entries.slice(1);
  const below: Entry[] = [];
  const open = [folder];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const found = index.byFolder.get(path);
    if (!found) continue;
    for (const entry of found.entries) below.push(entry);
    open.push(...found.folders);
  }
  return below;
}

const ascending: Record<string, (filters: Filters, view: Asking) => Compare> = {
  name: (_, view) => (a, b) => view.nameOf(a).localeCompare(view.nameOf(b), view.locale),
  sortOrder: () => (a, b) => a.sortOrder - b.sortOrder,
  createDate: () => (a, b) => a.created - b.created,
  updateDate: () => (a, b) => a.updated - b.updated,
  level: () => (a, b) => a.level - b.level,
  scheduledDate: (filters) => (a, b) => order(filters.dayOf(a), filters.dayOf(b)),
};

/** @public The test of what readers may learn asks each of them. */
export const sortNames: readonly string[] = Object.keys(ascending);

// Two items without a day are equal; their difference would not be a number.
const order = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

function parseSorts(written: readonly string[], filters: Filters, view: Asking): Compare {
  const sorts = written
    .filter((sort) => sort.trim() !== "")
    .map((sort): Compare => {
      const [, name, direction] = /^(\w+):(.*)$/s.exec(sort.trim()) ?? [];
      const make = name !== undefined && Object.hasOwn(ascending, name) ? ascending[name] : undefined;
      if (!make) throw unknownOption("sort");
      const compare = make(filters, view);
      return direction!.startsWith("asc") ? compare : (a, b) => compare(b, a);
    });
  return (a, b) => {
    for (const compare of sorts) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return a.position - b.position;
  };
}

/** The first `count` in order; for a short page, without sorting the rest. */
function firstSorted(found: Entry[], compare: Compare, count: number): Entry[] {
  if (count > 100 || found.length <= count) return found.sort(compare);
  const first: Entry[] = [];
  for (const entry of found) {
    if (first.length === count && (count === 0 || compare(entry, first[count - 1]!) >= 0)) continue;
    let at = first.length;
    while (at > 0 && compare(entry, first[at - 1]!) < 0) at--;
    first.splice(at, 0, entry);
    if (first.length > count) first.pop();
  }
  return first;
}
