import { locales } from "../../contracts/site.ts";
import {
  boolean,
  index,
  moment,
  pgSchema,
  text,
  uniqueIndex,
  uuid,
} from "../../platform/database/drizzle.ts";

export const mailingSchema = pgSchema("mailing");

export const lists = ["morning", "evening"] as const;
export type List = (typeof lists)[number];

/** What members have chosen; whether they want the morning's verse and texts at all is said by their consents. */
export const preferences = mailingSchema.table("preferences", {
  subject: text().primaryKey(),
  email: text().notNull(),
  locale: text({ enum: locales }).notNull(),
  evening: boolean().notNull(),
  phone: text().notNull(),
  morningTime: text("morning_time").notNull(),
  eveningTime: text("evening_time").notNull(),
  timeZone: text("time_zone").notNull(),
  translation: text().notNull().default(""),
  updatedAt: moment("updated_at").notNull(),
});

/** Who gets which e-mail, and when next. */
export const recipients = mailingSchema.table(
  "recipients",
  {
    id: uuid().primaryKey().defaultRandom(),
    list: text({ enum: lists }).notNull(),
    /** `person:` with an id of the consents, or `member:` with a subject. */
    owner: text().notNull(),
    email: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    /** As 07:00. */
    localTime: text("local_time").notNull(),
    timeZone: text("time_zone").notNull(),
    translation: text().notNull().default(""),
    nextAt: moment("next_at").notNull(),
  },
  (table) => [
    uniqueIndex("recipients_once").on(table.list, table.owner),
    index("recipients_due").on(table.nextAt),
  ],
);
