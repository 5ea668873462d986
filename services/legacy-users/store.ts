import { fileURLToPath } from "node:url";
import type { LegacyUser, NewLegacyUser } from "../../contracts/legacy-users.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, inArray, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { users } from "./schema.ts";

type Row = typeof users.$inferSelect;

const asLegacyUser = ({ legacyId, firstName, lastName, isGivingMember }: Row): LegacyUser => ({
  Id: legacyId,
  FirstName: firstName,
  LastName: lastName,
  IsGivingMember: isGivingMember,
});

export async function createLegacyUsersStore({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  await migrate(database, {
    service: "legacy-users",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const sameAddress = (emails: readonly string[]) =>
    inArray(
      sql`lower(${users.email})`,
      emails.map((email) => email.toLowerCase()),
    );

  async function find(id: string): Promise<LegacyUser | undefined> {
    const [row] = await db.select().from(users).where(eq(users.legacyId, id));
    return row && asLegacyUser(row);
  }

  const data: MemberData = {
    name: "legacy-users",
    collect: ({ emails }) => db.select().from(users).where(sameAddress(emails)),
    async erase({ emails }) {
      await db.delete(users).where(sameAddress(emails));
    },
  };

  return {
    find,
    /** Of someone who is there already nothing is changed; `created` says which it was. */
    async create(user: NewLegacyUser): Promise<{ user: LegacyUser; created: boolean }> {
      const { isPremiumMember: isGivingMember, ...rest } = user;
      const [row] = await db
        .insert(users)
        .values({ ...rest, isGivingMember, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      if (row) return { user: asLegacyUser(row), created: true };
      return { user: (await find(user.legacyId))!, created: false };
    },
    data,
  };
}

export type LegacyUsersStore = Awaited<ReturnType<typeof createLegacyUsersStore>>;
