/** Limits and kinds of the search, apart from its schemas so that the browser can have them without those. */
export const searchBounds = {
  /** Characters of a query after trimming; the service refuses more, the page cuts and says so. */
  queryLength: 200,
  take: 50,
  defaultTake: 20,
  skip: 40_000,
  suggestions: 8,
  bibleHits: 5,
} as const;

/** What a reader filters by; several content types may be one kind. */
export const searchKinds = [
  "article",
  "devotional",
  "plan",
  "guide",
  "channel",
  "verse",
  "prayer",
  "trivia",
  "page",
] as const;
export type SearchKind = (typeof searchKinds)[number];
