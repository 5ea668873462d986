import { bigint, pgSchema, text, timestamp } from "../../platform/database/drizzle.ts";

export const contactSchema = pgSchema("contact");

export const messages = contactSchema.table("messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** One message, however often its form is sent. */
  key: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  locale: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  mailedAt: timestamp("mailed_at", { withTimezone: true }),
  /** The next two belong to an earlier version, which may still run on the same tables. */
  mailAttempts: bigint("mail_attempts", { mode: "number" }).notNull().default(0),
  mailAfter: timestamp("mail_after", { withTimezone: true }).notNull(),
});
