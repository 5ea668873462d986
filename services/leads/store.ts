import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { LeadRequest } from "../../contracts/leads.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, eq, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { leads, sessions } from "./schema.ts";

/** As large as `randomInt` draws them. */
const largestId = 2 ** 48 - 1;

export type StoredLead = typeof leads.$inferSelect;

export interface LeadsStore {
  /** The new lead's id. `email` must be in its normal form; an address that is known gets another lead. */
  register(request: LeadRequest): Promise<number>;
  find(id: number): Promise<StoredLead | undefined>;
  /** Binds a visit to the lead that gave its address in it; the first claim to a visit wins. */
  bindSession(rsid: string, leadId: number, caller: string): Promise<void>;
  /** The address given in this visit, by the same caller and not before `since`. */
  emailOfSession(rsid: string, caller: string, since: Date): Promise<string | undefined>;
}

interface LeadsStoreOptions {
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
    async register(request) {
      const now = clock.now();
      const [row] = await db
        .insert(leads)
        .values({
          firstName: "",
          lastName: "",
          ...request,
          id: randomInt(1, largestId),
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: leads.id });
      if (!row) throw new Error("The leads table answered an insert with no row.");
      return row.id;
    },
    async find(id) {
      const [row] = await db.select().from(leads).where(eq(leads.id, id));
      return row;
    },
    async bindSession(rsid, leadId, caller) {
      const boundAt = clock.now();
      await db
        .insert(sessions)
        .values({ rsid, leadId, caller, boundAt })
        .onConflictDoUpdate({
          target: sessions.rsid,
          set: { leadId, boundAt },
          // Someone else who learns of a visit's id must not put their own lead under it.
          setWhere: eq(sessions.caller, caller),
        });
    },
    async emailOfSession(rsid, caller, since) {
      const [row] = await db
        .select({ email: leads.email })
        .from(sessions)
        .innerJoin(leads, eq(leads.id, sessions.leadId))
        .where(
          and(
            eq(sessions.rsid, rsid),
            eq(sessions.caller, caller),
            sql`${sessions.boundAt} > ${since.toISOString()}`,
          ),
        );
      return row?.email;
    },
  };
}
