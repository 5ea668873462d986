import { pgSchema, primaryKey, text, timestamp } from "../../platform/database/drizzle.ts";

export const memberSchema = pgSchema("member");

/** Roles given by us, whichever provider knows the person. */
export const roles = memberSchema.table(
  "roles",
  {
    subject: text().notNull(),
    role: text().notNull(),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.role] })],
);
