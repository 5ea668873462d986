import type { Database } from "../../platform/database/database.ts";
import { eq } from "../../platform/database/drizzle.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { activity, calendars, marks, notes, profiles, rhythms, roles, triviaResponses } from "./schema.ts";

const tables = { profiles, marks, triviaResponses, notes, rhythms, calendars, activity, roles } as const;

/** Everything of a member in these tables, by their names; every table has the member in its column subject. */
export function createMemberData(database: Database): MemberData {
  const { db } = database;
  return {
    name: "growth",
    async collect({ subject }) {
      const held: Record<string, unknown> = {};
      for (const [name, table] of Object.entries(tables)) {
        const rows = await db.select().from(table).where(eq(table.subject, subject));
        // The archive must not give access to the calendar feed.
        held[name] = rows.map(({ subject: _, ...row }) => ("secret" in row ? { ...row, secret: "…" } : row));
      }
      return held;
    },
    erase: ({ subject }) =>
      database.transaction(async (tx) => {
        for (const table of Object.values(tables)) await tx.delete(table).where(eq(table.subject, subject));
      }),
  };
}
