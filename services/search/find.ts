import type { ContentHit, SearchAnswer, SearchKind, Suggestion } from "../../contracts/search.ts";
import { searchKinds } from "../../contracts/search.ts";
import { boostsOf, type LanguageIndex } from "./build.ts";
import { dayPath, latestDay } from "./days.ts";
import type { SearchDocument } from "./documents.ts";
import { holdsPhrase, parseQuery, type Query } from "./query.ts";
import { marksIn, snippetOf } from "./snippet.ts";
import type { Stem } from "./stems.ts";
import type { Result, WantedWord } from "./word-index.ts";
import { foldedWords } from "./words.ts";

interface Linking {
  /** "2026-03-05"; days after it are not linked. */
  today: string;
  /** False for what was withdrawn since the index was made. */
  isShown(document: SearchDocument): boolean;
}

interface Wanted extends Linking {
  query: string;
  kind?: SearchKind | undefined;
  /** A topic's slug. */
  topic?: string | undefined;
  skip: number;
  take: number;
}

type Found = Omit<SearchAnswer, "bible">;

/** Short daily items would crowd out longer pieces that say more. */
const weightOf: Readonly<Record<string, number>> = {
  growthPlan: 1.4,
  studyGuide: 1.4,
  dailyDevotional: 1.4,
  article: 1.3,
  verse: 0.45,
  trivia: 0.7,
  prayer: 0.8,
  generalPage: 0.8,
};

const hasLetter = (term: string) => /\p{L}/u.test(term);

const everywhere = boostsOf({ title: 4, references: 3, topicNames: 2, summary: 1.5, body: 1 });
const inNames = boostsOf({ title: 4, references: 3 });

/** A number is itself only; short words begin others only where the reader is still writing them. */
const asBeginning = (term: string, at: number, terms: readonly string[]) =>
  hasLetter(term) && (term.length >= 4 || (at === terms.length - 1 && term.length >= 2));
/** One letter in four, at most six. */
const slipsIn = (term: string) =>
  hasLetter(term) && term.length >= 4 ? Math.min(6, Math.round(term.length / 4)) : 0;

const boostIn =
  ({ documents }: LanguageIndex) =>
  (id: number) =>
    weightOf[documents[id]!.contentType] ?? 1;

interface Leniency {
  /** Other words of its kin count, too. */
  byStem?: boolean;
  /** So do words that are nearly the same. */
  nearly?: boolean;
  combine?: "all" | "any";
}

/** Each word as it is written or begun, or another word of its kin. */
const groupsOf = (
  { stem }: LanguageIndex,
  words: readonly string[],
  { byStem = true, nearly = false }: Leniency,
): WantedWord[][] =>
  words.map((word, at) =>
    [
      { word, prefix: asBeginning(word, at, words) },
      ...(!byStem || stem(word) === word ? [] : [{ word: stem(word) }]),
    ].map((wanted) => (nearly ? { ...wanted, slips: slipsIn(wanted.word) } : wanted)),
  );

/**
 * Words as they are written first: "peace" must not find "place" where something says peace. A word that is nowhere as
 * it is written, such as "forgivness", comes close by its stem or by its letters.
 */
function matches(index: LanguageIndex, { words, phrases }: Query): [SearchAnswer["matched"], Result[]] {
  const run = (leniency: Leniency = {}) => {
    const found = index.words.search(groupsOf(index, words, leniency), {
      boosts: everywhere,
      combine: leniency.combine ?? "all",
      boostDocument: boostIn(index),
    });
    return phrases.length === 0 ? found : found.filter(({ id }) => hasPhrases(index.documents[id]!, phrases));
  };
  const all = run();
  if (phrases.length > 0) return ["all", all];
  if (all.length > 0) return [run({ byStem: false }).length > 0 ? "all" : "close", all];
  const close = run({ nearly: true });
  if (close.length > 0) return ["close", close];
  return ["some", words.length > 1 ? run({ nearly: true, combine: "any" }) : []];
}

function hasPhrases(document: SearchDocument, phrases: readonly string[][]): boolean {
  const texts = [document.title, document.summary, document.body, document.references].map(foldedWords);
  return phrases.every((phrase) => texts.some((words) => holdsPhrase(words, phrase)));
}

/** Undefined for a daily item whose day has not come. */
function pathOf({ kind, dates, path }: SearchDocument, { taken }: LanguageIndex, today: string) {
  if (dates === null || (kind !== "verse" && kind !== "prayer" && kind !== "trivia")) return path;
  const day = latestDay(dates, today, kind === "trivia" ? new Set() : taken[kind]);
  return day && dayPath(kind === "verse" ? "verses" : kind === "prayer" ? "prayers" : "trivia", day);
}

interface Match {
  document: SearchDocument;
  path: string;
  terms: Set<string>;
}

function linked(
  index: LanguageIndex,
  results: readonly Pick<Result, "id" | "terms">[],
  { today, isShown }: Linking,
): Match[] {
  return results.flatMap(({ id, terms }) => {
    const document = index.documents[id]!;
    const path = isShown(document) ? pathOf(document, index, today) : undefined;
    return path === undefined ? [] : [{ document, path, terms }];
  });
}

/** Without words everything is looked at, for browsing by kind or topic. */
export function find(index: LanguageIndex, { query, kind, topic, skip, take, ...linking }: Wanted): Found {
  const parsed = parseQuery(query);
  const browsing = query === "";
  const [matched, results]: ReturnType<typeof matches> = browsing
    ? ["all", index.documents.map(({ id }) => ({ id, score: 1, terms: new Set<string>() }))]
    : parsed.words.length > 0
      ? matches(index, parsed)
      : ["all", []];
  const all = linked(index, results, linking);
  const ofKind = (match: Match) => !kind || match.document.kind === kind;
  const ofTopic = (match: Match) => !topic || match.document.topics.includes(topic);
  const wanted = browsing && !kind && !topic ? [] : all.filter((match) => ofKind(match) && ofTopic(match));
  const count = (test: (match: Match) => boolean) =>
    all.reduce((sum, match) => sum + (test(match) ? 1 : 0), 0);
  return {
    query,
    matched,
    total: wanted.length,
    hits: wanted.slice(skip, skip + take).map((match) => toHit(match, index.stem)),
    kinds: searchKinds
      .map((one) => ({ kind: one, count: count((match) => match.document.kind === one && ofTopic(match)) }))
      .filter(({ count }) => count > 0),
    topics: index.topics
      .map(({ slug, name }) => ({
        slug,
        name,
        count: count((match) => ofKind(match) && match.document.topics.includes(slug)),
      }))
      .filter(({ count }) => count > 0),
  };
}

function toHit({ document, path, terms }: Match, stem: Stem): ContentHit {
  const { itemId, kind, contentType, title, summary, body, topic, reference, access } = document;
  const isMarked = (word: string) => terms.has(word) || terms.has(stem(word));
  const shown = snippetOf(summary, body, isMarked);
  const titleMarks = marksIn(title, isMarked);
  return { id: itemId, kind, contentType, title, titleMarks, path, ...shown, topic, reference, access };
}

/** Titles and passages that go on as the reader has begun. */
export function suggest(index: LanguageIndex, query: string, take: number, linking: Linking): Suggestion[] {
  const { words } = parseQuery(query);
  if (words.length === 0) return [];
  const groups = words.map((word, at) => [{ word, prefix: hasLetter(word) && at === words.length - 1 }]);
  const results = index.words.search(groups, {
    boosts: inNames,
    combine: "all",
    boostDocument: boostIn(index),
  });
  const items: Suggestion[] = [];
  for (const { document, path, terms } of linked(index, results.slice(0, take * 4), linking)) {
    if (items.length === take) break;
    if (items.some(({ title }) => title === document.title)) continue;
    items.push({
      title: document.title,
      marks: marksIn(document.title, (word) => terms.has(word)),
      kind: document.kind,
      path,
    });
  }
  return items;
}
