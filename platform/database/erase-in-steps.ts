import { setTimeout as sleep } from "node:timers/promises";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";
import { type SQL, sql } from "./drizzle.ts";

interface Steps {
  rows?: number;
  pauseMs?: number;
  /** Ends after the step in hand. */
  isOver?: () => boolean;
}

/**
 * Deletes the rows that match, a few hundred in a statement: after a month without a sweep there may be millions, and the
 * embedded database works in the thread that answers readers. Answers how many there were.
 */
export async function eraseInSteps(db: Db, table: PgTable, where: SQL, steps: Steps = {}): Promise<number> {
  const { rows = 500, pauseMs = 50, isOver = () => false } = steps;
  for (let erased = 0; ; await sleep(pauseMs)) {
    const { rows: answer } = await db.execute<{ count: number }>(sql`
      with gone as (
        delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${rows}))
        returning 1)
      select count(*)::int as count from gone`);
    const count = answer[0]?.count ?? 0;
    erased += count;
    if (count < rows || isOver()) return erased;
  }
}
