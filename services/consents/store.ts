import { fileURLToPath } from "node:url";
import type { ConsentReceipt } from "../../contracts/consents.ts";
import { defaultLocale, type Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Db, Transaction } from "../../platform/database/database.ts";
import { type and, eq, inArray, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { events, people, receipts } from "./schema.ts";

export type Person = typeof people.$inferSelect;
export type Receipt = typeof receipts.$inferSelect & { confirmedAt: Date | null; revokedAt: Date | null };
export type Given = Pick<Receipt, "purpose" | "partner" | "wording" | "locale" | "source" | "rsid"> &
  Partial<Pick<Receipt, "granted" | "givenAt">>;

export type ConsentsStore = Awaited<ReturnType<typeof createConsentsStore>>;

/** Drizzle leaves the tables' names out of a query on one table, so they are written here. */
const eventAt = (event: "confirmed" | "revoked") =>
  sql`(select min(e.at) from consents.events e where e.receipt_id = consents.receipts.id and e.event = ${event})`.mapWith(
    (at): Date | null => (at === null ? null : new Date(at)),
  );

export async function createConsentsStore({ database, clock }: { database: Database; clock: Clock }) {
  await migrate(database, {
    service: "consents",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });

  const receiptsWhere = (from: Db | Transaction, condition: ReturnType<typeof and>): Promise<Receipt[]> =>
    from
      .select({
        id: receipts.id,
        personId: receipts.personId,
        purpose: receipts.purpose,
        partner: receipts.partner,
        wording: receipts.wording,
        locale: receipts.locale,
        source: receipts.source,
        rsid: receipts.rsid,
        granted: receipts.granted,
        givenAt: receipts.givenAt,
        confirmedAt: eventAt("confirmed"),
        revokedAt: eventAt("revoked"),
      })
      .from(receipts)
      .where(condition)
      .orderBy(receipts.givenAt, receipts.id);

  return {
    transaction: database.transaction,

    /** The person with this address, made if need be, and held until the transaction ends: one change at a time. */
    async hold(
      tx: Transaction,
      email: string,
      { locale = defaultLocale, timeZone }: { locale?: Locale; timeZone: string },
    ): Promise<Person> {
      const now = clock.now();
      await tx
        .insert(people)
        .values({ email, locale, timeZone, createdAt: now, mailsSince: now })
        .onConflictDoNothing();
      const [person] = await tx.select().from(people).where(eq(people.email, email)).for("update");
      if (!person) throw new Error("A person was neither made nor found.");
      return person;
    },
    async holdId(tx: Transaction, id: string): Promise<Person | undefined> {
      const [person] = await tx.select().from(people).where(eq(people.id, id)).for("update");
      return person;
    },
    async change(tx: Transaction, id: string, set: Partial<typeof people.$inferInsert>): Promise<void> {
      await tx.update(people).set(set).where(eq(people.id, id));
    },
    async person(
      key: { id: string } | { email: string },
      from: Db | Transaction = database.db,
    ): Promise<Person | undefined> {
      const condition = "id" in key ? eq(people.id, key.id) : eq(people.email, key.email);
      const [person] = await from.select().from(people).where(condition);
      return person;
    },
    receiptsOf: (personId: string, from: Db | Transaction = database.db) =>
      receiptsWhere(from, eq(receipts.personId, personId)),
    async receipt(id: string, from: Db | Transaction = database.db): Promise<Receipt | undefined> {
      const [receipt] = await receiptsWhere(from, eq(receipts.id, id));
      return receipt;
    },
    async give(tx: Transaction, personId: string, given: Given): Promise<Receipt> {
      const [row] = await tx
        .insert(receipts)
        .values({ givenAt: clock.now(), ...given, personId })
        .returning();
      if (!row) throw new Error("The receipts table answered an insert with no row.");
      return { ...row, confirmedAt: null, revokedAt: null };
    },
    async note(tx: Transaction, ids: string[], event: "confirmed" | "revoked", how: string): Promise<void> {
      if (ids.length === 0) return;
      const at = clock.now();
      await tx.insert(events).values(ids.map((receiptId) => ({ receiptId, event, how, at })));
    },
    /** All data stored about an address, for its owner's export. */
    async everything(email: string) {
      const [person] = await database.db.select().from(people).where(eq(people.email, email));
      if (!person) return null;
      const own = await receiptsWhere(database.db, eq(receipts.personId, person.id));
      const history =
        own.length === 0
          ? []
          : await database.db
              .select()
              .from(events)
              .where(
                inArray(
                  events.receiptId,
                  own.map(({ id }) => id),
                ),
              )
              .orderBy(events.id);
      const { email: address, locale, timeZone, createdAt, confirmedAt } = person;
      return { email: address, locale, timeZone, createdAt, confirmedAt, receipts: own, events: history };
    },
    async erase(tx: Transaction, email: string): Promise<void> {
      await tx.delete(people).where(eq(people.email, email));
    },
  };
}

export const toReceipt = (receipt: Receipt): ConsentReceipt => ({
  id: receipt.id,
  purpose: receipt.purpose,
  partner: receipt.partner,
  wording: receipt.wording,
  locale: receipt.locale,
  source: receipt.source,
  granted: receipt.granted,
  givenAt: receipt.givenAt.toISOString(),
  confirmedAt: receipt.confirmedAt?.toISOString() ?? null,
  revokedAt: receipt.revokedAt?.toISOString() ?? null,
});
