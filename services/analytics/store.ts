import { fileURLToPath } from "node:url";
import type { Database } from "../../platform/database/database.ts";
import { eq, lt, sql } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { events } from "./schema.ts";

export interface EventStore {
  /** Rows as JSON (event-row.ts). An event that is stored already is left as it is. */
  insert(lines: readonly string[]): Promise<void>;
  /** Everything known of these identifiers, oldest first. */
  eventsOf(distinctIds: readonly string[]): Promise<(typeof events.$inferSelect)[]>;
  erase(distinctIds: readonly string[]): Promise<void>;
  /** Those that happened before, in steps; answers how many it erased. */
  eraseBefore(moment: Date, isOver?: () => boolean): Promise<number>;
  /** The identifiers that turned out to be this one. */
  aliasesOf(distinctId: string): Promise<string[]>;
}

export async function createEventStore(database: Database): Promise<EventStore> {
  await migrate(database, {
    service: "analytics",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;
  const among = (ids: readonly string[]) => sql`${events.distinctId} = any(${sql.param([...ids])}::text[])`;
  return {
    async insert(lines) {
      // One parameter instead of hundreds, and no parsing here: the database takes the JSON apart itself.
      await db.execute(sql`
        insert into ${events} (insert_id, name, distinct_id, alias, session, path, at, properties)
        select * from jsonb_to_recordset(${`[${lines.join(",")}]`}::jsonb) as given(
          insert_id text, name text, distinct_id text, alias text, session text, path text, at timestamptz, properties jsonb)
        on conflict (insert_id) do nothing`);
    },
    eventsOf: (ids) => db.select().from(events).where(among(ids)).orderBy(events.at),
    async erase(ids) {
      await db.delete(events).where(among(ids));
    },
    eraseBefore: (moment, isOver) =>
      eraseInSteps(db, events, lt(events.at, moment), { pauseMs: 100, ...(isOver ? { isOver } : {}) }),
    async aliasesOf(distinctId) {
      const rows = await db
        .selectDistinct({ alias: events.alias })
        .from(events)
        .where(eq(events.distinctId, distinctId));
      return rows.flatMap(({ alias }) => alias ?? []);
    },
  };
}
