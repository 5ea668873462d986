import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Clock } from "../clock.ts";
import type { Database, Db, Transaction } from "../database/database.ts";
import { and, desc, eq, inArray, sql } from "../database/drizzle.ts";
import { eraseInSteps } from "../database/erase-in-steps.ts";
import { migrate } from "../database/migrate.ts";
import { createGroupCommit } from "../group-commit.ts";
import type { Jobs, NewJob } from "./job.ts";
import { jobs } from "./schema.ts";

export interface ClaimedJob {
  id: number;
  key: string;
  payload: unknown;
  attempts: number;
  outcomeUnknown: boolean;
}

export type Outcome =
  | { id: number; state: "done" }
  | { id: number; state: "waiting" | "dead"; error: string; retryAt: Date; outcomeUnknown: boolean };

export type JobStore = Awaited<ReturnType<typeof createJobStore>>;

const rowsAtOnce = 1_000;
const retentionDays = { done: 7, dead: 90 } as const;

/**
 * The jobs as rows. A lease is counted by the database's own clock: processes live in real time, whatever the site's
 * clock says.
 */
export async function createJobStore(options: { database: Database; clock: Clock; leaseMs: number }) {
  const { database, clock, leaseMs } = options;
  await migrate(database, {
    service: "jobs",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;
  const me = randomUUID();
  const leaseEnd = sql`clock_timestamp() + ${`${leaseMs} milliseconds`}::interval`;
  // The embedded database has one process: leases from before it started are void.
  if (database.kind === "pglite")
    await db.update(jobs).set({ lease: null, leaseUntil: null }).where(sql`${jobs.lease} is not null`);

  async function write(outcomes: Outcome[]): Promise<void> {
    const now = clock.now();
    const mine = (ids: number[]) => and(inArray(jobs.id, ids), eq(jobs.lease, me));
    await database.transaction(async (tx) => {
      const done = outcomes.filter(({ state }) => state === "done").map(({ id }) => id);
      if (done.length > 0)
        await tx
          .update(jobs)
          // What it was about may be somebody's address, and is needed no more.
          .set({ state: "done", payload: {}, finishedAt: now, lease: null, leaseUntil: null, intentAt: null })
          .where(mine(done));
      for (const outcome of outcomes) {
        if (outcome.state === "done") continue;
        const { id, state, error, retryAt, outcomeUnknown } = outcome;
        await tx
          .update(jobs)
          .set({
            state,
            lastError: error.slice(0, 2_000),
            runAt: retryAt,
            finishedAt: state === "dead" ? now : null,
            lease: null,
            leaseUntil: null,
            ...(outcomeUnknown ? {} : { intentAt: null }),
          })
          .where(mine([id]));
      }
    });
  }

  async function insert(into: Db | Transaction, given: readonly NewJob[]): Promise<number> {
    const now = clock.now();
    let added = 0;
    for (let from = 0; from < given.length; from += rowsAtOnce) {
      const rows = given.slice(from, from + rowsAtOnce).map(({ kind, key, runAt = now, payload = {} }) => {
        return { kind, key, runAt, payload, createdAt: now };
      });
      added += (await into.insert(jobs).values(rows).onConflictDoNothing().returning({ id: jobs.id })).length;
    }
    return added;
  }

  return {
    add: (given: readonly NewJob[], tx: Transaction | undefined) => insert(tx ?? db, given),
    finish: createGroupCommit<Outcome>(write),
    intend: createGroupCommit<number>(async (ids) => {
      await db.update(jobs).set({ intentAt: clock.now() }).where(inArray(jobs.id, ids));
    }),

    /** Due jobs of a kind, each given to one process only. */
    async claim(kind: string, limit: number): Promise<ClaimedJob[]> {
      const { rows } = await db.execute<Record<string, unknown> & ClaimedJob>(sql`
        with due as materialized (
          select id from ${jobs}
          where state = 'waiting' and kind = ${kind} and run_at <= ${clock.now().toISOString()}
            and (lease_until is null or lease_until < clock_timestamp())
          order by run_at, id limit ${limit} for update skip locked)
        update ${jobs} as job set lease = ${me}, lease_until = ${leaseEnd}, attempts = attempts + 1
        from due where job.id = due.id
        returning job.id, job.key, job.payload, job.attempts, job.intent_at is not null as "outcomeUnknown"`);
      return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id);
    },
    async renew(ids: number[]): Promise<void> {
      await db
        .update(jobs)
        .set({ leaseUntil: leaseEnd })
        .where(and(inArray(jobs.id, ids), eq(jobs.lease, me)));
    },
    /** How long until the next job of these kinds is due by the site's clock; undefined when none waits. */
    async dueInMs(kinds: string[]): Promise<number | undefined> {
      const [row] = await db
        .select({ next: sql<string | Date | null>`min(${jobs.runAt})` })
        .from(jobs)
        .where(and(eq(jobs.state, "waiting"), inArray(jobs.kind, kinds), sql`${jobs.lease} is null`));
      return row?.next ? new Date(row.next).getTime() - clock.now().getTime() : undefined;
    },
    async cancel({ kind, key }: { kind: string; key: string }, tx: Transaction | undefined): Promise<void> {
      await (tx ?? db)
        .delete(jobs)
        .where(
          and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.state, "waiting"), sql`${jobs.lease} is null`),
        );
    },
    async sweep(): Promise<void> {
      for (const state of ["done", "dead"] as const) {
        const before = new Date(clock.now().getTime() - retentionDays[state] * 86_400_000);
        await eraseInSteps(
          db,
          jobs,
          sql`${jobs.state} = ${state} and ${jobs.finishedAt} < ${before.toISOString()}`,
          { rows: rowsAtOnce },
        );
      }
    },
    list: (async ({ kind, state, limit = 100 }) =>
      db
        .select({
          kind: jobs.kind,
          key: jobs.key,
          state: jobs.state,
          attempts: jobs.attempts,
          runAt: jobs.runAt,
          finishedAt: jobs.finishedAt,
          lastError: jobs.lastError,
        })
        .from(jobs)
        .where(and(kind ? eq(jobs.kind, kind) : undefined, state ? eq(jobs.state, state) : undefined))
        .orderBy(desc(jobs.id))
        .limit(limit)) satisfies Jobs["list"],
  };
}
