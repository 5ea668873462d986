import { dailyTimeZone } from "../../contracts/site.ts";
import type { Database } from "./database.ts";
import { sql } from "./drizzle.ts";

/** How many rows came into a table on each day of the daily pages' calendar; days are written as 2026-11-15. */
export async function countByDay(
  { db }: Database,
  table: unknown,
  column: unknown,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; count: number }[]> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(${column} at time zone ${dailyTimeZone}, 'YYYY-MM-DD') as day, count(*)::int as count
    from ${table} where ${betweenDays({ from, to }, column)} group by 1 order by 1`);
  return rows;
}

/** Both days included, as the clock of the daily pages counts them. */
export const betweenDays = ({ from, to }: { from: string; to: string }, column: unknown) =>
  sql`${column} >= ${from}::date::timestamp at time zone ${dailyTimeZone}
    and ${column} < (${to}::date + 1)::timestamp at time zone ${dailyTimeZone}`;
