import { index, jsonb, moment, pgSchema, text } from "../../platform/database/drizzle.ts";

export const analyticsSchema = pgSchema("analytics");

export const events = analyticsSchema.table(
  "events",
  {
    /** The sender's own name for the event: the same one again is the same event. */
    insertId: text("insert_id").primaryKey(),
    name: text().notNull(),
    /** A random id from the visitor's cookie, or `pf:` and a lead's id. Never an e-mail or account. */
    distinctId: text("distinct_id").notNull(),
    /** What a lead's browser was called before it was known; only from who has the lead's token. */
    alias: text(),
    /** The visit, by its rsid. */
    session: text(),
    path: text(),
    at: moment("at").notNull(),
    properties: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("events_at").on(table.at),
    index("events_name_at").on(table.name, table.at),
    index("events_distinct_id").on(table.distinctId),
  ],
);
