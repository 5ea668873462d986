import type { Database } from "../../platform/database/database.ts";
import { betweenDays, countByDay } from "../../platform/database/day-counts.ts";
import { inArray, sql } from "../../platform/database/drizzle.ts";
import { leads } from "./schema.ts";

type Days = { from: string; to: string };

/** An address counts once, when it was first registered. */
const first = sql`(select distinct on (email) created_at, source from ${leads} order by email, created_at, id) as first`;

/** How many leads came, for the operator's view. */
export const createLeadFigures = (database: Database) => ({
  byDay: (days: Days) => countByDay(database, first, sql`first.created_at`, days),
  async bySource(days: Days): Promise<{ source: string; leads: number }[]> {
    const { rows } = await database.db.execute<{ source: string; leads: number }>(sql`
      select coalesce(first.source, '') as source, count(*)::int as leads
      from ${first} where ${betweenDays(days, sql`first.created_at`)} group by 1 order by 2 desc, 1`);
    return rows;
  },
  async idsOf(emails: readonly string[]): Promise<number[]> {
    const own = inArray(leads.email, [...emails]);
    const rows = await database.db
      .select({ id: leads.id })
      .from(leads)
      .where(own)
      .orderBy(leads.createdAt, leads.id);
    return rows.map(({ id }) => id);
  },
});
