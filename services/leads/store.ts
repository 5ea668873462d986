import { fileURLToPath } from "node:url";
import type { LeadRequest } from "../../contracts/leads.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { leads } from "./schema.ts";

export type StoredLead = typeof leads.$inferSelect;

export interface LeadsStore {
  /** `email` must be in its normal form; the same address is the same lead, however often it is registered. */
  register(request: LeadRequest): Promise<{ id: number; created: boolean }>;
  find(email: string): Promise<StoredLead | undefined>;
}

export interface LeadsStoreOptions {
  database: Database;
  clock: Clock;
}

export async function createLeadsStore({ database, clock }: LeadsStoreOptions): Promise<LeadsStore> {
  await migrate(database, {
    service: "leads",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;
  return {
    async register({ email, firstName = "", lastName = "", rsid, locale, source }) {
      const now = clock.now();
      const [row] = await db
        .insert(leads)
        .values({ email, firstName, lastName, rsid, locale, source, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: leads.email,
          // Anyone can type an address, so a later call fills blanks but never overwrites what is known.
          set: {
            firstName: sql`coalesce(nullif(${leads.firstName}, ''), excluded.first_name)`,
            lastName: sql`coalesce(nullif(${leads.lastName}, ''), excluded.last_name)`,
            rsid: sql`coalesce(${leads.rsid}, excluded.rsid)`,
            locale: sql`coalesce(${leads.locale}, excluded.locale)`,
            source: sql`coalesce(${leads.source}, excluded.source)`,
            updatedAt: sql`excluded.updated_at`,
          },
        })
        // PostgreSQL sets xmax only on the row version an update wrote.
        .returning({ id: leads.id, created: sql<boolean>`(xmax = 0)` });
      if (!row) throw new Error("The leads table answered an insert with no row.");
      return row;
    },
    async find(email) {
      const [row] = await db.select().from(leads).where(eq(leads.email, email));
      return row;
    },
  };
}
