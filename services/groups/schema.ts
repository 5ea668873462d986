import {
  boolean,
  index,
  moment,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "../../platform/database/drizzle.ts";

export const groupsSchema = pgSchema("groups");

export const groups = groupsSchema.table("groups", {
  id: uuid().primaryKey(),
  planId: uuid("plan_id").notNull(),
  name: text().notNull(),
  /** Null once the group has ended, while reported words of it wait for an operator. */
  owner: text(),
  createdAt: moment("created_at").notNull(),
});

export const members = groupsSchema.table(
  "members",
  {
    groupId: uuid("group_id").notNull(),
    subject: text().notNull(),
    /** What the others know somebody by; the account's id is never sent to them. */
    personId: uuid("person_id").notNull().unique(),
    name: text().notNull(),
    showsReading: boolean("shows_reading").notNull(),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.subject] }),
    index("members_by_subject").on(table.subject),
  ],
);

/** A group has one that is open; ended ones stay, so that whoever follows one is told so. */
export const invitations = groupsSchema.table(
  "invitations",
  {
    token: text().primaryKey(),
    groupId: uuid("group_id").notNull(),
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [index("invitations_by_group").on(table.groupId)],
);

/** The id is made by the writer's browser, so that a repeat is the same note. */
export const notes = groupsSchema.table(
  "notes",
  {
    id: uuid().primaryKey(),
    groupId: uuid("group_id").notNull(),
    lessonId: uuid("lesson_id").notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** "withdrawn": its writer has deleted it or left while it was reported; operators alone see it, until they decide. */
    state: text().$type<"shown" | "reported" | "withdrawn" | "removed">().notNull(),
    writtenAt: moment("written_at").notNull(),
  },
  (table) => [
    index("notes_by_lesson").on(table.groupId, table.lessonId, table.writtenAt),
    index("notes_by_state").on(table.state, table.writtenAt),
    index("notes_by_subject").on(table.subject),
  ],
);

/** Names that were reported, as they were then; one is hidden while it is open and its member still has it. */
export const reportedNames = groupsSchema.table(
  "reported_names",
  {
    id: uuid().primaryKey(),
    groupId: uuid("group_id").notNull(),
    personId: uuid("person_id").notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    state: text().$type<"reported" | "restored" | "removed">().notNull(),
    reportedAt: moment("reported_at").notNull(),
  },
  (table) => [
    uniqueIndex("reported_names_once").on(table.personId, table.name),
    index("reported_names_by_group").on(table.groupId),
    index("reported_names_by_state").on(table.state, table.reportedAt),
    index("reported_names_by_subject").on(table.subject),
  ],
);

/** Of notes and of names, by the id of either. They stay after the decision: nobody reports twice what was restored. */
export const reports = groupsSchema.table(
  "reports",
  {
    groupId: uuid("group_id").notNull(),
    noteId: uuid("note_id").notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    reportedAt: moment("reported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.subject] }),
    index("reports_by_subject").on(table.subject, table.reportedAt),
    index("reports_by_group").on(table.groupId),
  ],
);

/** What operators decided, without the words it was about. The writer is forgotten with their account. */
export const decisions = groupsSchema.table(
  "decisions",
  {
    id: uuid().primaryKey(),
    noteId: uuid("note_id").notNull(),
    planId: uuid("plan_id").notNull(),
    writer: text(),
    decision: text().$type<"restore" | "remove">().notNull(),
    operator: text().notNull(),
    decidedAt: moment("decided_at").notNull(),
  },
  (table) => [index("decisions_newest").on(table.decidedAt), index("decisions_by_writer").on(table.writer)],
);

/** Who may not write notes in any group. */
export const blocks = groupsSchema.table("blocks", {
  subject: text().primaryKey(),
  operator: text().notNull(),
  blockedAt: moment("blocked_at").notNull(),
});
