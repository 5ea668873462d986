import { consentPurposes } from "../../contracts/consents.ts";
import { locales } from "../../contracts/site.ts";
import {
  bigint,
  boolean,
  index,
  integer,
  moment,
  pgSchema,
  text,
  uuid,
} from "../../platform/database/drizzle.ts";

export const consentsSchema = pgSchema("consents");

/** One for each e-mail address. */
export const people = consentsSchema.table("people", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  locale: text({ enum: locales }).notNull(),
  /** Where the reader's morning is. */
  timeZone: text("time_zone").notNull(),
  createdAt: moment("created_at").notNull(),
  confirmedAt: moment("confirmed_at"),
  /** Number of e-mails requested since `mailsSince`. */
  mailsSince: moment("mails_since").notNull(),
  mails: integer().notNull().default(0),
});

/** What was agreed to, in which words. Rows are added and never changed; what happens later is an event. */
export const receipts = consentsSchema.table(
  "receipts",
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    purpose: text({ enum: consentPurposes }).notNull(),
    partner: text().notNull(),
    wording: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    source: text().notNull(),
    /** The answer to this wording; refusals are stored too. */
    granted: boolean().notNull().default(true),
    /** The visit in which it was given; what one visit gave is listed by one mail. */
    rsid: text(),
    givenAt: moment("given_at").notNull(),
  },
  (table) => [index("receipts_person").on(table.personId, table.purpose)],
);

export const events = consentsSchema.table(
  "events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    receiptId: uuid("receipt_id")
      .notNull()
      .references(() => receipts.id, { onDelete: "cascade" }),
    event: text({ enum: ["confirmed", "revoked"] }).notNull(),
    /** How it was changed: e-mail link, one click, list of consents, or member settings. */
    how: text().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("events_receipt").on(table.receiptId)],
);
