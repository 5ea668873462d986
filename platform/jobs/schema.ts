import {
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  sql,
  text,
  timestamp,
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
    runAt: timestamp("run_at", { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** The process that has it now, and until when by the database's own clock. */
    lease: text(),
    leaseUntil: timestamp("lease_until", { withTimezone: true }),
    /** Set before a step that cannot be taken back, cleared when its outcome is known. */
    intentAt: timestamp("intent_at", { withTimezone: true }),
    lastError: text("last_error"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("jobs_kind_key").on(table.kind, table.key),
    index("jobs_due").on(table.kind, table.runAt).where(sql`state = 'waiting'`),
    index("jobs_finished").on(table.finishedAt).where(sql`state <> 'waiting'`),
  ],
);
