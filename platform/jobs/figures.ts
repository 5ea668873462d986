import type { Database } from "../database/database.ts";
import { betweenDays } from "../database/day-counts.ts";
import { sql } from "../database/drizzle.ts";
import { jobs } from "./schema.ts";

/** What waits and what has failed for good, by kind; the oldest by how long it has been due. */
export async function countPending(
  { db }: Database,
  now: Date,
): Promise<{ kind: string; waiting: number; dead: number; oldestSeconds: number }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{
    kind: string;
    waiting: number;
    dead: number;
    oldestSeconds: number;
  }>(sql`
    select ${jobs.kind} as kind,
      count(*) filter (where ${jobs.state} = 'waiting')::int as waiting,
      count(*) filter (where ${jobs.state} = 'dead')::int as dead,
      coalesce(extract(epoch from ${at} - min(${jobs.runAt}) filter (where ${jobs.state} = 'waiting' and ${jobs.runAt} <= ${at})), 0)::float8
        as "oldestSeconds"
    from ${jobs} where ${jobs.state} in ('waiting', 'dead') group by 1 order by 1`);
  return rows;
}

/** The kinds of jobs that end in somebody's mailbox or on their phone. */
export const isMailKind = (kind: string): boolean => /\.(letter|mail|reminder|text)$/.test(kind);

/** What became of the jobs that were due on these days, by their kind. */
export async function countJobs(
  { db }: Database,
  days: { from: string; to: string },
): Promise<{ kind: string; done: number; dead: number; waiting: number }[]> {
  const { rows } = await db.execute<{ kind: string; done: number; dead: number; waiting: number }>(sql`
    select ${jobs.kind} as kind,
      count(*) filter (where ${jobs.state} = 'done')::int as done,
      count(*) filter (where ${jobs.state} = 'dead')::int as dead,
      count(*) filter (where ${jobs.state} = 'waiting')::int as waiting
    from ${jobs} where ${betweenDays(days, jobs.runAt)} group by 1 order by 1`);
  return rows;
}
