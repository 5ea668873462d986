import type { Database } from "../database/database.ts";
import { betweenDays } from "../database/day-counts.ts";
import { sql } from "../database/drizzle.ts";
import { jobs } from "./schema.ts";

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
