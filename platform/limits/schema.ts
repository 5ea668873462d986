import { bigint, index, moment, pgSchema, text } from "../database/drizzle.ts";

export const limitsSchema = pgSchema("limits");

/** Who did what how often lately. Unlogged (migrations): after a crash of the database everybody begins anew. */
export const takings = limitsSchema.table(
  "takings",
  {
    /** A hash, so that no network address is stored. */
    key: text().primaryKey(),
    /** Milliseconds by the site's clock. */
    times: bigint({ mode: "number" }).array().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("takings_expires").on(table.expiresAt)],
);
