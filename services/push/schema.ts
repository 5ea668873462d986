import type { Weekday } from "../../contracts/member-paths.ts";
import { locales } from "../../contracts/site.ts";
import {
  boolean,
  index,
  integer,
  jsonb,
  moment,
  pgSchema,
  text,
  uniqueIndex,
  uuid,
} from "../../platform/database/drizzle.ts";

export const pushSchema = pgSchema("push");

/** The key pair that all processes of one database share; made once, by whichever comes first. */
export const keys = pushSchema.table("keys", {
  name: text().primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A device that wants reminders. */
export const subscriptions = pushSchema.table(
  "subscriptions",
  {
    id: uuid().primaryKey().defaultRandom(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Null for a visitor without an account. */
    subject: text(),
    locale: text({ enum: locales }).notNull(),
    /** As 07:00. */
    time: text().notNull(),
    timeZone: text("time_zone").notNull(),
    quietDays: jsonb("quiet_days").$type<Weekday[]>().notNull(),
    verse: boolean().notNull(),
    course: boolean().notNull(),
    /** Another one with every change; jobs of a former one do nothing. */
    version: uuid().notNull(),
    /** The reader's day of the last one that was sent. */
    sentDay: text("sent_day"),
    /** How often in a row the push service has refused. */
    refusals: integer().notNull().default(0),
    /** Since when nothing could be delivered. */
    failingSince: moment("failing_since"),
    createdAt: moment("created_at").notNull(),
    /** When the device was last heard of: a change or a tap. */
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    uniqueIndex("subscriptions_endpoint").on(table.endpoint),
    index("subscriptions_subject").on(table.subject, table.seenAt),
    index("subscriptions_seen").on(table.seenAt),
  ],
);
