/** The in-memory index every read is answered from: immutable once made, with a map for each way of asking. */
import { LRUCache } from "lru-cache";
import { defaultHolidays, type Holidays } from "../../contracts/church-year.ts";
import { type Access, accessLevels, type ContentType, type RichText } from "../../contracts/content.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import { assignDays } from "./days.ts";
import {
  type ContentRecord,
  type Localised,
  languagesOf,
  type MediaRecord,
  type Passage,
  type ResolveReference,
} from "./record.ts";

export const rootId = "8d1f6a3e-0c57-4b92-9e64-5a7b3c2d1e00";
export const rootPath = "home";

/** A record in its place in the tree. */
export interface Entry {
  record: ContentRecord;
  parent: Entry | null;
  /** The folder it lies in. */
  folder: string;
  level: number;
  sortOrder: number;
  /** Place in the whole tree, read from top to bottom. */
  position: number;
  /** Its own, else its parent's. */
  access: Access;
  /** The languages it is in: its own, as far as what lies above it has them. */
  languages: readonly Locale[];
  paths: Localised<string>;
  slugs: Localised<string>;
  names: Localised<string>;
  created: number;
  updated: number;
  /** The days it is shown on; a holiday is not kept in every language. */
  days: Localised<number[]>;
}

interface Folder {
  entries: Entry[];
  folders: string[];
}

export type EntryMap = Map<string, Entry[]>;

export interface ContentIndex {
  version: string;
  root: Entry;
  /** Everything, root first, in tree order. */
  entries: readonly Entry[];
  byId: Map<string, Entry>;
  byPath: Localised<Map<string, Entry>>;
  /** By its place in the tree, whatever languages it is in. */
  byPlace: Map<string, Entry>;
  byFolder: Map<string, Folder>;
  children: EntryMap;
  byType: EntryMap;
  bySlug: Localised<EntryMap>;
  byDay: Localised<Map<number, Entry[]>>;
  byTopic: EntryMap;
  byCategory: EntryMap;
  byContributor: EntryMap;
  byLegacySlug: EntryMap;
  byRedirectFrom: EntryMap;
  media: Map<string, MediaRecord>;
  mediaByPath: Map<string, MediaRecord>;
  /** The items that a recording belongs to, by its id. */
  byRecording: EntryMap;
  resolveReference: ResolveReference;
  passageName(passage: Passage, locale: Locale): string;
  knowsPath(path: string): boolean;
  /** Answers already written out, by query. */
  written: LRUCache<string, string>;
  /** Bodies already turned into HTML. */
  bodies: LRUCache<string, RichText>;
  pages: LRUCache<string, { total: number; entries: Entry[] }>;
}

type OnCollision = (first: Entry, second: Entry, locale: Locale) => void;

export interface IndexOptions {
  version?: string;
  media?: readonly MediaRecord[];
  resolveReference?: ResolveReference;
  /** Addresses of the app that are no items; `/trivia/*` stands for all below. */
  knownPaths?: readonly string[];
  holidays?: Holidays;
  /** Two items at one address of a language. */
  onCollision?: OnCollision;
}

/** `/Articles/x/?a#b` → `articles/x`: how paths are compared. */
export const pathKey = (path: string): string =>
  path
    .replace(/[?#].*$/s, "")
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase();

/** Whether an item is on the site in a language. */
export const isIn = ({ languages }: Pick<ContentRecord, "languages">, locale: Locale): boolean =>
  languages?.includes(locale) ?? true;

const libraryDate = Date.UTC(2026, 0, 1);
const collator = new Intl.Collator("en", { numeric: true });
const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

function append<K>(map: Map<K, Entry[]>, key: K, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

function strictest(record: ContentRecord, parent: Entry): Access {
  // A section is a part of its lesson: it is never freer than the lesson.
  if (record.access === undefined) return parent.access;
  if (record.type !== "studyGuideSection") return record.access;
  return accessLevels[Math.max(accessLevels.indexOf(record.access), accessLevels.indexOf(parent.access))]!;
}

const rootRecord: ContentRecord = {
  id: rootId,
  type: "home" as ContentType,
  path: "",
  text: { "en-US": { title: "Home" }, es: { title: "Inicio" } },
};

function createRoot(): Entry {
  return {
    record: rootRecord,
    parent: null,
    folder: "",
    level: 1,
    sortOrder: 0,
    position: 0,
    access: "free",
    languages: locales,
    paths: { "en-US": "", es: "" },
    slugs: { "en-US": rootPath, es: rootPath },
    names: { "en-US": "Home", es: "Inicio" },
    created: libraryDate,
    updated: libraryDate,
    days: { "en-US": [], es: [] },
  };
}

/** Folders, with their records in order: by `order`, then by file name. */
function sortIntoFolders(records: readonly ContentRecord[]) {
  const folders = new Map<string, { records: ContentRecord[]; folders: string[] }>();
  const folder = (path: string) => {
    let found = folders.get(path);
    if (!found) {
      found = { records: [], folders: [] };
      folders.set(path, found);
      if (path !== "") folder(folderOf(path)).folders.push(path);
    }
    return found;
  };
  folder("");
  for (const record of records) folder(folderOf(record.path)).records.push(record);
  for (const { records: list, folders: inner } of folders.values()) {
    list.sort(
      (a, b) =>
        (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
        collator.compare(a.path, b.path),
    );
    inner.sort(collator.compare);
  }
  return folders;
}

/** Places every record: parents before children, siblings in order. */
function placeEntries(
  records: readonly ContentRecord[],
  root: Entry,
  byFolder: Map<string, Folder>,
): Entry[] {
  const folders = sortIntoFolders(records);
  const placed: Entry[] = [root];
  const visit = (path: string, parent: Entry, local: Localised<string>) => {
    const source = folders.get(path)!;
    const folder: Folder = { entries: [], folders: source.folders };
    byFolder.set(path.toLowerCase(), folder);
    const own = new Set<string>();
    for (const [sortOrder, record] of source.records.entries()) {
      const entry = placeEntry(record, parent, path, sortOrder, placed.length, local);
      placed.push(entry);
      folder.entries.push(entry);
      own.add(record.path);
      if (folders.has(record.path)) visit(record.path, entry, entry.paths);
    }
    for (const inner of source.folders) {
      if (own.has(inner)) continue;
      const name = lastPart(inner);
      visit(inner, parent, { "en-US": join(local["en-US"], name), es: join(local.es, name) });
    }
  };
  visit("", root, { "en-US": "", es: "" });
  return placed;
}

const join = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`);

/** Items share days, and a library has thousands of both. */
const instants = new LRUCache<string, number>({ max: 20_000 });
function instant(day: string): number;
function instant(day: string | undefined): number | undefined;
function instant(day: string | undefined): number | undefined {
  if (day === undefined) return undefined;
  const known = instants.get(day) ?? Date.parse(`${day}T00:00:00Z`);
  instants.set(day, known);
  return known;
}

/** What of an entry follows from the words of its record alone, and not from its place. */
export function wordsOf(record: ContentRecord): Pick<Entry, "names" | "updated"> {
  const { "en-US": english, es: spanish } = record.text;
  const name = lastPart(record.path);
  return {
    names: {
      "en-US": english.title ?? spanish.title ?? name,
      es: spanish.title ?? english.title ?? name,
    },
    updated: instant(record.updated ?? record.published) ?? record.writtenAt ?? libraryDate,
  };
}

/** What is remembered of answers and texts. */
export const createMemory = (): Pick<ContentIndex, "written" | "bodies" | "pages"> => ({
  written: new LRUCache({ maxSize: 4_000_000, sizeCalculation: (text, key) => text.length + key.length }),
  bodies: new LRUCache({ max: 2000 }),
  pages: new LRUCache({ max: 1000 }),
});

export const mediaMaps = (media: readonly MediaRecord[]): Pick<ContentIndex, "media" | "mediaByPath"> => ({
  media: new Map(media.map((medium) => [medium.id, medium])),
  mediaByPath: new Map(media.map((medium) => [medium.path.toLowerCase(), medium])),
});

/** A prompt is nothing but its words, and what an evening is about is told to nobody before its day: neither has an address made of its title. */
const isKnownById = ({ type, evening }: ContentRecord): boolean =>
  type === "growthPlanArticlePrompt" || evening === true;

function placeEntry(
  record: ContentRecord,
  parent: Entry,
  folder: string,
  sortOrder: number,
  position: number,
  local: Localised<string>,
): Entry {
  const name = lastPart(record.path);
  const slugs = isKnownById(record)
    ? { "en-US": record.id, es: record.id }
    : { "en-US": record.slugs?.["en-US"] ?? name, es: record.slugs?.es ?? name };
  // What lists are sorted by, as every CMS can: the day of publication, or the place the library gives it.
  const created = instant(record.published ?? record.listed) ?? libraryDate;
  return {
    record,
    parent,
    folder,
    level: parent.level + 1,
    sortOrder,
    position,
    access: strictest(record, parent),
    languages: parent.languages.filter((locale) => languagesOf(record).includes(locale)),
    paths: { "en-US": join(local["en-US"], slugs["en-US"]), es: join(local.es, slugs.es) },
    slugs,
    created,
    ...wordsOf(record),
    days: { "en-US": [], es: [] },
  };
}

export function createIndex(records: readonly ContentRecord[], options: IndexOptions = {}): ContentIndex {
  const root = createRoot();
  const byFolder = new Map<string, Folder>();
  const entries = placeEntries(records, root, byFolder);
  const languages = new Map(entries.map((entry) => [entry.record, entry.languages]));
  const assigned = assignDays(records, options.holidays ?? defaultHolidays, (record, locale) =>
    languages.get(record)!.includes(locale),
  );
  for (const entry of entries) {
    const days = assigned.get(entry.record);
    if (days) for (const locale of locales) entry.days[locale] = days[locale].map((day) => instant(day));
  }
  const resolveReference = options.resolveReference ?? (() => undefined);
  const known = new Set((options.knownPaths ?? []).map(pathKey));
  const index: ContentIndex = {
    version: options.version ?? "0",
    root,
    entries,
    byId: new Map(),
    byPath: { "en-US": new Map(), es: new Map() },
    byPlace: new Map(),
    byFolder,
    children: new Map(),
    byType: new Map(),
    bySlug: { "en-US": new Map(), es: new Map() },
    byDay: { "en-US": new Map(), es: new Map() },
    byTopic: new Map(),
    byCategory: new Map(),
    byContributor: new Map(),
    byLegacySlug: new Map(),
    byRedirectFrom: new Map(),
    ...mediaMaps(options.media ?? []),
    byRecording: new Map(),
    resolveReference,
    passageName: ({ osis, reference }, locale) =>
      locale === "en-US"
        ? reference
        : ((resolveReference(osis, locale) ?? resolveReference(reference, locale))?.reference ?? reference),
    knowsPath: (path) => isKnown(known, pathKey(path)),
    ...createMemory(),
  };
  for (const entry of entries) addEntry(index, entry, options.onCollision);
  return index;
}

function isKnown(known: ReadonlySet<string>, path: string): boolean {
  if (known.has(path)) return true;
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    if (known.has(`${path.slice(0, end)}/*`)) return true;
  }
  return false;
}

function addPaths(byPath: ContentIndex["byPath"], entry: Entry, onCollision?: OnCollision): void {
  for (const locale of entry.languages) {
    const path = entry.paths[locale].toLowerCase();
    const other = byPath[locale].get(path);
    if (other) onCollision?.(other, entry, locale);
    else byPath[locale].set(path, entry);
  }
}

/** Two items at one address; a whole index takes several times as long. */
export function findCollisions(records: readonly ContentRecord[], onCollision: OnCollision): void {
  const byPath: ContentIndex["byPath"] = { "en-US": new Map(), es: new Map() };
  for (const entry of placeEntries(records, createRoot(), new Map())) addPaths(byPath, entry, onCollision);
}

function addEntry(index: ContentIndex, entry: Entry, onCollision?: OnCollision): void {
  const { record, parent } = entry;
  index.byId.set(record.id, entry);
  if (parent) append(index.children, parent.record.id, entry);
  append(index.byType, record.type, entry);
  const place = entry.paths["en-US"].toLowerCase();
  if (!index.byPlace.has(place)) index.byPlace.set(place, entry);
  addPaths(index.byPath, entry, onCollision);
  for (const locale of entry.languages) append(index.bySlug[locale], entry.slugs[locale], entry);
  for (const locale of locales) for (const day of entry.days[locale]) append(index.byDay[locale], day, entry);
  for (const id of new Set(record.topics)) append(index.byTopic, id, entry);
  for (const id of new Set(record.categories)) append(index.byCategory, id, entry);
  for (const id of new Set(record.contributors)) append(index.byContributor, id, entry);
  for (const id of new Set(Object.values(record.audio ?? {}))) append(index.byRecording, id, entry);
  if (record.legacySlug !== undefined) append(index.byLegacySlug, record.legacySlug, entry);
  if (record.from !== undefined) append(index.byRedirectFrom, pathKey(record.from), entry);
}

/** An item by its address in a language, or by its place in the tree (which is its English address as a rule); it may not be in that language. */
export function findByPath(index: ContentIndex, path: string, locale: Locale): Entry | undefined {
  const key = pathKey(path);
  return index.byPath[locale].get(key) ?? index.byPlace.get(key);
}
