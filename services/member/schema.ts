import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "../../platform/database/drizzle.ts";

export const memberSchema = pgSchema("member");

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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

/** What the provider last said of a member, and what the member has entered here. */
export const profiles = memberSchema.table("profiles", {
  subject: text().primaryKey(),
  seenEmail: text("seen_email").notNull().default(""),
  seenFirstName: text("seen_first_name").notNull().default(""),
  seenLastName: text("seen_last_name").notNull().default(""),
  locale: text().notNull().default("en-US"),
  /** Null until the member changes their name here: then these count. */
  firstName: text("first_name"),
  lastName: text("last_name"),
  relationshipStatus: text("relationship_status").notNull().default(""),
  ageRange: text("age_range").notNull().default(""),
  gender: text().notNull().default(""),
  updatedAt: moment("updated_at").notNull(),
});

/** Everything that is either so or not so: a topic chosen, a plan subscribed, a lesson done, a day of a devotional read, someone followed. */
export const marks = memberSchema.table(
  "marks",
  {
    subject: text().notNull(),
    kind: text()
      .$type<"topic" | "plan" | "lesson" | "prompt" | "section" | "reading" | "follow" | "favourite">()
      .notNull(),
    /** The plan of a lesson, the devotional or channel of a reading, the lesson of a prompt or section; the item itself where there is none. */
    parentId: uuid("parent_id").notNull(),
    itemId: uuid("item_id").notNull(),
    markedAt: moment("marked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.kind, table.parentId, table.itemId] })],
);

export const triviaResponses = memberSchema.table(
  "trivia_responses",
  {
    subject: text().notNull(),
    triviaId: uuid("trivia_id").notNull(),
    questionId: uuid("question_id").notNull(),
    answerId: uuid("answer_id").notNull(),
    isCorrect: boolean("is_correct").notNull(),
    position: integer().notNull(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.triviaId, table.questionId] })],
);

export const notes = memberSchema.table(
  "notes",
  {
    subject: text().notNull(),
    lessonId: uuid("lesson_id").notNull(),
    sectionId: uuid("section_id").notNull(),
    text: text().notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.lessonId, table.sectionId] })],
);

export const rhythms = memberSchema.table(
  "rhythms",
  {
    subject: text().notNull(),
    /** A growth plan or a study guide. */
    courseId: uuid("plan_id").notNull(),
    days: jsonb().$type<string[]>().notNull(),
    time: text().notNull(),
    timeZone: text("time_zone").notNull(),
    remind: boolean().notNull(),
    /** Changes with every change: a reminder that was meant for an earlier rhythm knows it by this, and so does its link. */
    version: uuid().notNull().unique(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.courseId] })],
);

export const calendars = memberSchema.table("calendars", {
  subject: text().primaryKey(),
  secret: text().notNull().unique(),
  createdAt: moment("created_at").notNull(),
});

/** Only ever added to, but for what is taken back on its own day. The same id is the same act, and an item counts once on one of the member's days. */
export const activity = memberSchema.table(
  "activity",
  {
    subject: text().notNull(),
    id: uuid().notNull(),
    kind: text().notNull(),
    itemId: uuid("item_id").notNull(),
    at: moment("at").notNull(),
    localDate: date("local_date", { mode: "string" }).notNull(),
    timeZone: text("time_zone").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.id] }),
    uniqueIndex("activity_once_a_day").on(table.subject, table.kind, table.itemId, table.localDate),
    index("activity_by_day").on(table.subject, table.localDate),
  ],
);
