/** What the search service answers. Marks are [start, end) ranges in UTF-16 units over plain text, never markup. */
import * as z from "zod/mini";
import { accessLevels } from "./content.ts";
import { searchKinds } from "./search-bounds.ts";

export { type SearchKind, searchBounds, searchKinds } from "./search-bounds.ts";

const marks = z.array(z.tuple([z.number(), z.number()]));
export type Marks = z.infer<typeof marks>;

const hit = z.object({
  id: z.string(),
  kind: z.enum(searchKinds),
  contentType: z.string(),
  title: z.string(),
  titleMarks: marks,
  /** Without language prefix. */
  path: z.string(),
  snippet: z.string(),
  marks,
  topic: z.nullable(z.string()),
  /** Its main passage, in the requested language. */
  reference: z.nullable(z.string()),
  access: z.enum(accessLevels),
});
export type ContentHit = z.infer<typeof hit>;

const bibleHit = z.object({
  id: z.string(),
  reference: z.string(),
  path: z.string(),
  text: z.string(),
  marks,
});

const topicCount = z.object({ slug: z.string(), name: z.string(), count: z.number() });

export const searchAnswer = z.object({
  query: z.string(),
  /** Whether hits have every word, words close to them because none had, or only some of the words. */
  matched: z.enum(["all", "close", "some"]),
  total: z.number(),
  hits: z.array(hit),
  /** For the query and topic, whatever the requested kind. */
  kinds: z.array(z.object({ kind: z.enum(searchKinds), count: z.number() })),
  /** For the query and kind, whatever the requested topic. */
  topics: z.array(topicCount),
  /** Only where no kind or topic is asked for; null when there are none or the Bible could not be searched. */
  bible: z.nullable(z.object({ total: z.number(), translation: z.string(), hits: z.array(bibleHit) })),
  /** The content has changed since, and the new index is not ready yet. */
  outdated: z.optional(z.boolean()),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

const suggestion = z.object({
  title: z.string(),
  marks,
  kind: z.enum(searchKinds),
  path: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;
export const suggestAnswer = z.object({ query: z.string(), items: z.array(suggestion) });
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
