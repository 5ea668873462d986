import type { ContentItem, ContentList } from "../../contracts/content.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import {
  answersOf,
  bodyOf,
  isFindable,
  kindOfType,
  requestedFields,
  type SearchDocument,
  searchProperties,
  type Topic,
  takenDays,
  toDocument,
} from "./documents.ts";
import { createStem, type Stem } from "./stems.ts";
import { createWordIndexBuilder, type WordIndex } from "./word-index.ts";
import { foldedWords } from "./words.ts";

/** What the service needs of the content. */
export interface SearchableContent {
  list(options: {
    filter: string[];
    sort: string[];
    skip: number;
    take: number;
    fields: string;
    locale: Locale;
  }): Promise<ContentList>;
  items(ids: readonly string[], options: { fields: string; locale: Locale }): Promise<ContentItem[]>;
  /** Another one when anything is another that the item is found by in this language; undefined where it is not. */
  markOf(id: string, locale: Locale): string | undefined;
  onChange(listener: () => void): () => void;
}

export interface LanguageIndex {
  words: WordIndex;
  stem: Stem;
  documents: SearchDocument[];
  topics: Topic[];
  /** Days a dated item has to itself, by kind. */
  taken: { verse: Set<string>; prayer: Set<string> };
}
export type Indexes = Record<Locale, LanguageIndex>;

/** Few at a time: a slice is rendered in one go, and pages must not wait for it. */
const slice = 8;
const idsAtOnce = 500;
/** Documents whose words are added in one go. */
const wordsAtOnce = 32;
const sectionType = "studyGuideSection";

/** Where a word may stand in a document, by its place in the index. */
const fields = ["title", "summary", "body", "topicNames", "references"] as const;
type Field = (typeof fields)[number];
/** How much a word counts in each field that is searched. */
export const boostsOf = (boosts: Partial<Record<Field, number>>): [field: number, boost: number][] =>
  fields.flatMap((field, place) => (boosts[field] ? [[place, boosts[field]] as [number, number]] : []));

/** An item in the languages it is in. */
type Versions = Partial<Record<Locale, ContentItem>>;

/** The ids of a type's items, in editors' order. */
async function idsOf(content: SearchableContent, type: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const locale of locales) {
    for (let skip = 0, total = 1; skip < total; skip += idsAtOnce) {
      const list = await content.list({
        filter: [`contentType:${type}`],
        sort: ["sortOrder:asc", "name:asc"],
        fields: "properties[access]",
        skip,
        take: idsAtOnce,
        locale,
      });
      total = list.total;
      for (const { id } of list.items) ids.add(id);
    }
  }
  return [...ids];
}

async function readVersions(
  content: SearchableContent,
  ids: readonly string[],
  fields: string,
): Promise<Versions[]> {
  const found = new Map<string, Versions>(ids.map((id) => [id, {}]));
  for (const locale of locales) {
    for (const item of await content.items(ids, { fields, locale })) found.get(item.id)![locale] = item;
  }
  return [...found.values()];
}

const versionsOf = (item: Versions): [Locale, ContentItem][] =>
  locales.flatMap((locale) => (item[locale] ? [[locale, item[locale]] as [Locale, ContentItem]] : []));

/** A topic is known in addresses by its English name, so that a link means the same in both languages. */
async function readTopics(content: SearchableContent): Promise<Record<Locale, Map<string, Topic>>> {
  const topics = { "en-US": new Map<string, Topic>(), es: new Map<string, Topic>() };
  const ids = await idsOf(content, "topic");
  for (const item of ids.length > 0 ? await readVersions(content, ids, "properties[title]") : []) {
    const { id, route } = item["en-US"] ?? item.es!;
    const slug = route.path.split("/").filter(Boolean).at(-1) ?? id;
    for (const [locale, { name }] of versionsOf(item)) topics[locale].set(id, { slug, name });
  }
  return topics;
}

/** What an item gives to the index in each language: its documents, or a lesson's words. */
interface Given {
  documents: Omit<SearchDocument, "id">[];
  /** Of a section: found at the lesson's address. */
  section?: { lesson: string; words: string };
}
/** Where a document is in an index, and with which sections' words. */
type Places = Map<Given["documents"][number], { id: number; inSections: string | undefined }>;
/** What was read of each item, and what it was when it was read. */
type Read = Map<string, { mark: string; given: Partial<Record<Locale, Given>> }>;

/** Members-only sections are left out entirely. */
function sectionIn(version: ContentItem): Given {
  const properties = searchProperties.parse(version.properties);
  if (properties.isTeaser) return { documents: [] };
  const lesson = version.route.path.replace(/[^/]+\/?$/, "").replace(/\/$/, "");
  return { documents: [], section: { lesson, words: `${properties.title} ${bodyOf(properties)}` } };
}

function documentsIn(item: Versions, topics: Record<Locale, Map<string, Topic>>) {
  const versions = versionsOf(item).map(
    ([locale, version]) => [locale, version, searchProperties.parse(version.properties)] as const,
  );
  const reference = versions
    .map(([, , { passageReference }]) => passageReference)
    .filter(Boolean)
    .join(" ");
  const given: Partial<Record<Locale, Given>> = {};
  for (const [locale, version, read] of versions) {
    if (!isFindable(read)) continue;
    const document = toDocument(version, read, { topics: topics[locale], reference });
    given[locale] = { documents: [document, ...answersOf(document, read)] };
  }
  return given;
}

export interface BuildOptions {
  /** Ends the build: the content has changed again. */
  signal: AbortSignal;
  /** Called between slices. */
  pause(): Promise<unknown>;
}

/** Reads everything findable in both languages; of what was read before, only what has changed since. */
export function createIndexBuilder(content: SearchableContent) {
  const known: Read = new Map();
  let knownTopics = "";
  const last: Partial<Record<Locale, { index: LanguageIndex; places: Places }>> = {};

  /** An item's mark is taken before the item is read: of what changes in between, the mark is outdated, and it is read again. */
  async function readSome(ids: readonly string[], type: string, topics: Record<Locale, Map<string, Topic>>) {
    const marks = ids.map(markOf);
    for (const [nth, item] of (await readVersions(content, ids, requestedFields)).entries()) {
      const given =
        type === sectionType
          ? Object.fromEntries(versionsOf(item).map(([locale, one]) => [locale, sectionIn(one)]))
          : documentsIn(item, topics);
      known.set(ids[nth]!, { mark: marks[nth]!, given });
    }
  }

  const markOf = (id: string) => locales.map((locale) => content.markOf(id, locale) ?? "").join("\n");

  async function readAll({ signal, pause }: BuildOptions) {
    const topics = await readTopics(content);
    // Their names stand in the documents of other items.
    const names = JSON.stringify(locales.map((locale) => [...topics[locale]]));
    if (names !== knownTopics) known.clear();
    knownTopics = names;
    const all: string[] = [];
    for (const type of [sectionType, ...Object.keys(kindOfType)]) {
      const ids = await idsOf(content, type);
      all.push(...ids);
      const unread = ids.filter((id) => known.get(id)?.mark !== markOf(id));
      await pause();
      for (let at = 0; at < unread.length; at += slice) {
        signal.throwIfAborted();
        await readSome(unread.slice(at, at + slice), type, topics);
        await pause();
      }
    }
    signal.throwIfAborted();
    const given = all.map((id) => known.get(id)!.given);
    const there = new Set(all);
    for (const id of known.keys()) if (!there.has(id)) known.delete(id);
    return { given, topics };
  }

  /** What is as it was in the last index is taken from there. */
  async function indexOf(
    locale: Locale,
    all: readonly Partial<Record<Locale, Given>>[],
    topics: Topic[],
    { signal, pause }: BuildOptions,
  ) {
    const given = all.flatMap((one) => one[locale] ?? []);
    const sections = new Map<string, string>();
    for (const { section } of given)
      if (section)
        sections.set(section.lesson, `${sections.get(section.lesson) ?? ""} ${section.words}`.trim());
    const before = last[locale];
    const stem = createStem(locale);
    const builder = createWordIndexBuilder(fields.length, stem, before?.index.words);
    const documents: SearchDocument[] = [];
    const places: Places = new Map();
    let added = 0;
    for (const { documents: own } of given) {
      for (const [nth, one] of own.entries()) {
        const inSections = nth === 0 ? sections.get(one.path) : undefined;
        const id = documents.length;
        const earlier = before?.places.get(one);
        places.set(one, { id, inSections });
        if (earlier && earlier.inSections === inSections) {
          documents.push({ ...before!.index.documents[earlier.id]!, id });
          builder.keep(earlier.id);
          continue;
        }
        const body = inSections ? `${one.body} ${inSections}`.trim() : one.body;
        const document = { ...one, body, id };
        documents.push(document);
        builder.add(fields.map((field) => foldedWords(document[field])));
        if (++added % wordsAtOnce > 0) continue;
        await pause();
        signal.throwIfAborted();
      }
    }
    const index: LanguageIndex = {
      words: builder.finish(),
      stem,
      documents,
      topics,
      taken: { verse: takenDays(documents, "verse"), prayer: takenDays(documents, "prayer") },
    };
    last[locale] = { index, places };
    return index;
  }

  return async function build(options: BuildOptions): Promise<Indexes> {
    const { given, topics } = await readAll(options);
    return {
      "en-US": await indexOf("en-US", given, [...topics["en-US"].values()], options),
      es: await indexOf("es", given, [...topics.es.values()], options),
    };
  };
}
