import {
  bigint,
  index,
  integer,
  jsonb,
  moment,
  pgSchema,
  sql,
  text,
  uniqueIndex,
} from "../database/drizzle.ts";

export const jobsSchema = pgSchema("jobs");

export const jobStates = ["waiting", "done", "dead"] as const;
export type JobState = (typeof jobStates)[number];

export const jobs = jobsSchema.table(
  "jobs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** One job for each key of a kind, however often it is added. */
    key: text().notNull(),
    payload: jsonb().notNull(),
    state: text({ enum: jobStates }).notNull().default("waiting"),
    /** By the site's clock: not before this moment. */
    runAt: moment("run_at").notNull(),
    attempts: integer().notNull().default(0),
    /** The process that has it now, and until when by the database's own clock. */
    lease: text(),
    leaseUntil: moment("lease_until"),
    /** Set before a step that cannot be taken back, cleared when its outcome is known. */
    intentAt: moment("intent_at"),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    uniqueIndex("jobs_kind_key").on(table.kind, table.key),
    index("jobs_due").on(table.kind, table.runAt).where(sql`state = 'waiting'`),
    index("jobs_finished").on(table.finishedAt).where(sql`state <> 'waiting'`),
  ],
);
