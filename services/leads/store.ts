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
  /** The lead's id. `email` must be in its normal form; the same address is the same lead, however often it is registered. */
  register(request: LeadRequest): Promise<number>;
  find(key: string | number): Promise<StoredLead | undefined>;
  /** Binds a visit to the lead it gave its address to; the first one to name a visit keeps it. */
  bindSession(rsid: string, leadId: number, caller: string): Promise<void>;
  /** The address given in this visit, by the same caller and not before `since`. */
  emailOfSession(rsid: string, caller: string, since: Date): Promise<string | undefined>;
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
    async register({ email, firstName = "", lastName = "", zip, rsid, locale, source, parameters }) {
      const now = clock.now();
      const times = { createdAt: now, updatedAt: now };
      const [row] = await db
        .insert(leads)
        .values({
          id: randomInt(1, largestId),
          email,
          firstName,
          lastName,
          zip,
          rsid,
          locale,
          source,
          parameters,
          ...times,
        })
        .onConflictDoUpdate({
          target: leads.email,
          // Anyone can type an address, so a later call fills blanks but never overwrites what is known.
          set: {
            firstName: sql`coalesce(nullif(${leads.firstName}, ''), excluded.first_name)`,
            lastName: sql`coalesce(nullif(${leads.lastName}, ''), excluded.last_name)`,
            zip: sql`coalesce(${leads.zip}, excluded.zip)`,
            rsid: sql`coalesce(${leads.rsid}, excluded.rsid)`,
            locale: sql`coalesce(${leads.locale}, excluded.locale)`,
            source: sql`coalesce(${leads.source}, excluded.source)`,
            parameters: sql`coalesce(${leads.parameters}, excluded.parameters)`,
            updatedAt: sql`excluded.updated_at`,
          },
        })
        .returning({ id: leads.id });
      if (!row) throw new Error("The leads table answered an insert with no row.");
      return row.id;
    },
    async find(key) {
      const condition = typeof key === "number" ? eq(leads.id, key) : eq(leads.email, key);
      const [row] = await db.select().from(leads).where(condition);
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
