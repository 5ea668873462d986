import { index, moment, pgSchema, primaryKey, text } from "../../platform/database/drizzle.ts";

export const journalSchema = pgSchema("journal");

/** A key for each member, itself sealed with the server's; without its row what the member has written is noise. */
export const memberKeys = journalSchema.table("member_keys", {
  subject: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** All words are sealed together; only when they were written can be read without the key. */
const sealedTable = (name: string) =>
  journalSchema.table(
    name,
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
      index(`${name}_newest`).on(table.subject, table.createdAt.desc(), table.id),
    ],
  );
export type SealedTable = ReturnType<typeof sealedTable>;

export const entries = sealedTable("entries");
export const prayers = sealedTable("prayers");
