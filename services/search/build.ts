import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { ContentItem, ContentList } from "../../contracts/content.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import {
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
import { foldedWords } from "./words.ts";

/** What the service needs of the content client. */
export interface SearchableContent {
  list(options: {
    filter: string[];
    sort: string[];
    skip: number;
    take: number;
    fields?: string;
    locale: Locale;
  }): Promise<ContentList>;
  onChange(listener: () => void): () => void;
}

export interface LanguageIndex {
  mini: MiniSearch<SearchDocument>;
  stem: Stem;
  documents: SearchDocument[];
  topics: Topic[];
  /** Days a dated item has to itself, by kind. */
  taken: { verse: Set<string>; prayer: Set<string> };
}
export type Indexes = Record<Locale, LanguageIndex>;

/** Few at a time: a slice is rendered in one go, and pages must not wait for it. */
const slice = 8;
const sectionType = "studyGuideSection";

const createMini = (stem: Stem): MiniSearch<SearchDocument> =>
  new MiniSearch<SearchDocument>({
    fields: ["title", "summary", "body", "topicNames", "references"],
    storeFields: [],
    tokenize: foldedWords,
    // As written, so that it is found by its beginning, and by what it has in common with its kin.
    processTerm: (term) => {
      const common = stem(term);
      return common === term ? term : [term, common];
    },
  });

type Both = Record<Locale, ContentItem>;

/**
 * Every item of a type in both languages, slice by slice. Each language has an order of its own, so an item waits until it
 * has come in the other one too.
 */
async function* itemsOf(content: SearchableContent, type: string, fields?: string): AsyncGenerator<Both[]> {
  const come = new Map<string, Partial<Both>>();
  for (let skip = 0, total = 1; skip < total; skip += slice) {
    const fetchPage = (locale: Locale) =>
      content.list({
        filter: [`contentType:${type}`],
        sort: ["sortOrder:asc", "name:asc"],
        skip,
        take: slice,
        locale,
        ...(fields ? { fields } : {}),
      });
    const lists = await Promise.all(
      locales.map(async (locale) => ({ locale, list: await fetchPage(locale) })),
    );
    total = Math.max(...lists.map(({ list }) => list.total));
    for (const { locale, list } of lists) {
      for (const item of list.items) come.set(item.id, { ...come.get(item.id), [locale]: item });
    }
    const whole = [...come].filter((entry): entry is [string, Both] => locales.every((one) => entry[1][one]));
    for (const [id] of whole) come.delete(id);
    yield whole.map(([, both]) => both);
    await nextTurn();
  }
}

/** A topic is known in addresses by its English name, so that a link means the same in both languages. */
async function readTopics(content: SearchableContent): Promise<Record<Locale, Map<string, Topic>>> {
  const topics = { "en-US": new Map<string, Topic>(), es: new Map<string, Topic>() };
  for await (const items of itemsOf(content, "topic", "properties[title]")) {
    for (const item of items) {
      const slug = item["en-US"].route.path.split("/").filter(Boolean).at(-1) ?? item["en-US"].id;
      for (const locale of locales) topics[locale].set(item[locale].id, { slug, name: item[locale].name });
    }
  }
  return topics;
}

/** Text of a lesson's sections, under the lesson's path; members-only sections are left out entirely. */
async function readSections(content: SearchableContent): Promise<Record<Locale, Map<string, string>>> {
  const sections = { "en-US": new Map<string, string>(), es: new Map<string, string>() };
  for await (const items of itemsOf(content, sectionType, requestedFields)) {
    for (const item of items) {
      for (const locale of locales) {
        const properties = searchProperties.parse(item[locale].properties);
        if (properties.isTeaser) continue;
        const lesson = item[locale].route.path.replace(/[^/]+\/?$/, "").replace(/\/$/, "");
        const words = `${properties.title} ${bodyOf(properties)}`;
        sections[locale].set(lesson, `${sections[locale].get(lesson) ?? ""} ${words}`.trim());
      }
    }
  }
  return sections;
}

/** Reads everything findable in both languages. Stops when `signal` says that the content has changed again. */
export async function buildIndexes(content: SearchableContent, signal: AbortSignal): Promise<Indexes> {
  const [topics, sections] = [await readTopics(content), await readSections(content)];
  const stems = { "en-US": createStem("en-US"), es: createStem("es") };
  const made = { "en-US": createMini(stems["en-US"]), es: createMini(stems.es) };
  const documents: Record<Locale, SearchDocument[]> = { "en-US": [], es: [] };
  for (const type of Object.keys(kindOfType)) {
    for await (const items of itemsOf(content, type, requestedFields)) {
      signal.throwIfAborted();
      for (const item of items) {
        const read = {
          "en-US": searchProperties.parse(item["en-US"].properties),
          es: searchProperties.parse(item.es.properties),
        };
        const reference = [read["en-US"].passageReference, read.es.passageReference]
          .filter(Boolean)
          .join(" ");
        for (const locale of locales) {
          if (!isFindable(read[locale])) continue;
          const id = documents[locale].length;
          const document = toDocument(item[locale], read[locale], { id, topics: topics[locale], reference });
          const inSections = sections[locale].get(document.path);
          if (inSections) document.body = `${document.body} ${inSections}`.trim();
          documents[locale].push(document);
          made[locale].add(document);
        }
      }
      await nextTurn();
    }
  }
  const index = (locale: Locale): LanguageIndex => ({
    mini: made[locale],
    stem: stems[locale],
    documents: documents[locale],
    topics: [...topics[locale].values()],
    taken: { verse: takenDays(documents[locale], "verse"), prayer: takenDays(documents[locale], "prayer") },
  });
  return { "en-US": index("en-US"), es: index("es") };
}
