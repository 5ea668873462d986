import { index, moment, pgSchema, primaryKey, text } from "../../platform/database/drizzle.ts";

export const journalSchema = pgSchema("journal");

/** A key for each member, itself sealed with the server's; without its row the member's entries are noise. */
export const memberKeys = journalSchema.table("member_keys", {
  subject: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Title, text and ties are sealed together; only when it was written can be read without the key. */
export const entries = journalSchema.table(
  "entries",
  {
    subject: text().notNull(),
    id: text().notNull(),
    sealed: text().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.id] }),
    // The order of the list, which is read in pages.
    index("entries_newest").on(table.subject, table.createdAt.desc(), table.id),
  ],
);
