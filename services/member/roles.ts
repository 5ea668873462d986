import type { RoleStore } from "../../contracts/roles.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, eq } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { memberMigrations } from "./member-migrations.ts";
import { roles } from "./schema.ts";

/** Its tables are made with the first question: most visitors have no account, and nothing waits for them at the start. */
export function createRoleStore({ database, clock }: { database: Database; clock: Clock }): RoleStore {
  let ready: Promise<unknown> | undefined;
  const db = async () => {
    ready ??= migrate(database, memberMigrations);
    await ready;
    return database.db;
  };
  return {
    async of(subject) {
      const rows = await (await db())
        .select()
        .from(roles)
        .where(eq(roles.subject, subject))
        .orderBy(roles.role);
      return rows.map(({ role }) => role);
    },
    async all() {
      const rows = await (await db()).select().from(roles).orderBy(roles.subject, roles.role);
      const bySubject = Map.groupBy(rows, ({ subject }) => subject);
      return new Map([...bySubject].map(([subject, held]) => [subject, held.map(({ role }) => role)]));
    },
    async names() {
      const rows = await (await db()).selectDistinct({ role: roles.role }).from(roles).limit(100);
      return rows.map(({ role }) => role).sort();
    },
    async grant(subject, role) {
      await (await db())
        .insert(roles)
        .values({ subject, role, grantedAt: clock.now() })
        .onConflictDoNothing();
    },
    async revoke(subject, role) {
      await (await db()).delete(roles).where(and(eq(roles.subject, subject), eq(roles.role, role)));
    },
  };
}
