import { moment, pgSchema, text } from "../database/drizzle.ts";

export const cdnSchema = pgSchema("cdn");

/** What pages in a CDN were made of: each question they asked the content, with a hash of its last answer. */
export const questions = cdnSchema.table("questions", {
  /** The surrogate key of pages that asked it. */
  key: text().primaryKey(),
  question: text().notNull(),
  answer: text().notNull(),
  seenAt: moment("seen_at").notNull(),
});

/** The build whose pages the CDN has. */
export const builds = cdnSchema.table("builds", {
  name: text().primaryKey(),
  identity: text().notNull(),
});
