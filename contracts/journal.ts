/** What crosses the wall to the journal. */
import * as z from "zod/mini";
import { journalLimits } from "./journal-paths.ts";
import { readOwnPath } from "./own-path.ts";

const ownPath = z.refine<string>((given) => readOwnPath(given) !== undefined);
/** Of our own time: a database has no year 0. */
const moment = z.iso.datetime().check(z.refine((text) => text > "1970"));

/** Rich text as the editor writes it: these kinds of node and mark, and no others. */
const mark = z.object({ type: z.enum(["bold", "italic", "strike"]) });
const attributes = z.object({
  level: z.optional(z.int().check(z.minimum(2), z.maximum(3))),
  start: z.optional(z.nullable(z.int())),
  type: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
});
const node = z.object({
  type: z.enum([
    "paragraph",
    "heading",
    "bulletList",
    "orderedList",
    "listItem",
    "blockquote",
    "hardBreak",
    "horizontalRule",
    "text",
  ]),
  attrs: z.optional(attributes),
  text: z.optional(z.string()),
  marks: z.optional(z.array(mark)),
  get content() {
    return z.optional(z.array(node));
  },
});
export type RichNode = z.infer<typeof node>;
const richText = z.object({ type: z.literal("doc"), content: z.optional(z.array(node)) });
export type RichText = z.infer<typeof richText>;

/** A passage by its reference, such as "John 3:16", or something on the site by its id, with the words to show. */
const tie = z.object({
  kind: z.enum(["passage", "item"]),
  ref: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** Where it is on the site, without language prefix. */
  path: z.optional(z.string().check(ownPath, z.maxLength(300))),
});
export type Tie = z.infer<typeof tie>;

export const journalUpdate = z.object({
  title: z.string().check(z.trim(), z.maxLength(journalLimits.title)),
  document: richText,
  ties: z.array(tie).check(z.maxLength(journalLimits.ties)),
  /** When it was written on the member's device: the newest wins. */
  updatedAt: moment,
});
export type JournalUpdate = z.infer<typeof journalUpdate>;

export const journalEntry = z.extend(journalUpdate, { id: z.uuid(), createdAt: moment });
export type JournalEntry = z.infer<typeof journalEntry>;

/** What a list shows of an entry. */
const journalSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  opening: z.string(),
  ties: z.array(tie),
  createdAt: moment,
  updatedAt: moment,
});
export type JournalSummary = z.infer<typeof journalSummary>;
export const journalList = z.object({
  items: z.array(journalSummary),
  /** Entries in the whole journal. */
  total: z.int(),
  /** What to send as `after` for what is older; absent when there is nothing more. */
  next: z.optional(z.string()),
});
export type JournalList = z.infer<typeof journalList>;
