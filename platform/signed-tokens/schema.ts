import { moment, pgSchema, text } from "../database/drizzle.ts";

export const tokensSchema = pgSchema("signed_tokens");

/** Secrets that all processes of one database share; made once, by whichever comes first. */
export const secrets = tokensSchema.table("secrets", {
  name: text().primaryKey(),
  secret: text().notNull(),
  createdAt: moment("created_at").notNull(),
});
