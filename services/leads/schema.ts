import { bigint, pgSchema, text, timestamp } from "../../platform/database/drizzle.ts";

export const leadsSchema = pgSchema("leads");

export const leads = leadsSchema.table("leads", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Trimmed and in lower case, so that one person is one lead. */
  email: text().notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  rsid: text(),
  locale: text(),
  source: text(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
