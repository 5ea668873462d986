import { bigint, moment, pgSchema, text } from "../../platform/database/drizzle.ts";

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
  createdAt: moment("created_at").notNull(),
  mailedAt: moment("mailed_at"),
  /** The next two belong to an earlier version, which may still run on the same tables. */
  mailAttempts: bigint("mail_attempts", { mode: "number" }).notNull().default(0),
  mailAfter: moment("mail_after").notNull(),
});
