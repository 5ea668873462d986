import type { Database } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import type { Config } from "./config.ts";

/** Warns where all processes of this machine together may open more connections than PostgreSQL takes. */
export async function connectionNotices(
  { kind, db }: Pick<Database, "kind" | "db">,
  { PROCESSES, DATABASE_POOL, CONTENT_URL }: Pick<Config, "PROCESSES" | "DATABASE_POOL" | "CONTENT_URL">,
): Promise<string[]> {
  if (kind === "pglite") return [];
  // With a CMS each process listens for notices on a connection of its own.
  const each = DATABASE_POOL + (CONTENT_URL ? 1 : 0);
  const wanted = PROCESSES * each;
  try {
    const { rows } = await db.execute<{ room: number }>(sql`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room`);
    const room = rows[0]?.room ?? wanted;
    if (wanted <= room) return [];
    return [
      `PROCESSES is ${PROCESSES} and each may open ${each} connections (DATABASE_POOL), ${wanted} together, but PostgreSQL ` +
        `takes ${room}: set DATABASE_POOL to ${Math.max(2, Math.floor(room / PROCESSES) - (each - DATABASE_POOL))} or less, ` +
        "or raise max_connections",
    ];
  } catch {
    // A pooler may not answer this; the pool itself tells when it cannot connect.
    return [];
  }
}
