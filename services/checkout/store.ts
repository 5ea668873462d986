import { fileURLToPath } from "node:url";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { Jobs, NewJob } from "../../platform/jobs/jobs.ts";
import { checkoutJobs } from "./checkout-jobs.ts";
import { entitlements, entitlementVersions, purchases, stripeIds, trials } from "./schema.ts";
import { type Mark, marksEnd } from "./trial-marks.ts";

export type Purchase = typeof purchases.$inferSelect;
export type Entitlement = typeof entitlements.$inferSelect;
export type TrialMark = typeof trials.$inferSelect;

/** Maximum of sessions checked for one buyer. */
const maxPurchasesRead = 100;

export type CheckoutStore = Awaited<ReturnType<typeof createCheckoutStore>>;

export async function createCheckoutStore(options: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  /** The Stripe account that the `stripeId` values belong to. */
  scope: string;
}) {
  const { database, clock, jobs, scope } = options;
  const folder = fileURLToPath(new URL("./migrations", import.meta.url));
  await migrate(database, { service: "checkout", folder });
  const { db } = database;

  /** In the same transaction as what changed: whatever happens next, the role is checked again. */
  async function noteChange(tx: Transaction, subject: string): Promise<void> {
    const [row] = await tx
      .insert(entitlementVersions)
      .values({ subject, changes: 1 })
      .onConflictDoUpdate({
        target: entitlementVersions.subject,
        set: { changes: sql`${entitlementVersions.changes} + 1` },
      })
      .returning();
    await jobs.add(
      {
        kind: checkoutJobs.role,
        key: `${subject}:${row!.changes}:${clock.now().getTime()}`,
        payload: { subject },
      },
      tx,
    );
  }

  const isOver = () => lte(trials.until, clock.now());
  const isValid = () => or(isNull(trials.until), gt(trials.until, clock.now()));
  const boughtBy = (from: Pick<Transaction, "select">, subject: string) =>
    from.select({ id: entitlements.id }).from(entitlements).where(eq(entitlements.subject, subject));

  return {
    async purchase(sessionId: string): Promise<Purchase | undefined> {
      const [row] = await db.select().from(purchases).where(eq(purchases.sessionId, sessionId));
      return row;
    },
    purchasesOf: (buyer: string): Promise<Purchase[]> =>
      db
        .select()
        .from(purchases)
        .where(eq(purchases.buyer, buyer))
        .orderBy(desc(purchases.createdAt))
        .limit(maxPurchasesRead),
    /** Safe to repeat; `recheck` reads the session again if no event reported its end. */
    begin: (purchase: Purchase, recheck: NewJob): Promise<void> =>
      database.transaction(async (tx) => {
        await tx.insert(purchases).values(purchase).onConflictDoNothing();
        await jobs.add(recheck, tx);
      }),
    async expire(sessionId: string): Promise<void> {
      await db
        .update(purchases)
        .set({ status: "expired" })
        .where(and(eq(purchases.sessionId, sessionId), eq(purchases.status, "open")));
    },
    async complete(
      sessionId: string,
      found: { email: string | null; entitlementId: string | null },
    ): Promise<void> {
      await db
        .update(purchases)
        .set({ status: "complete", ...found })
        .where(eq(purchases.sessionId, sessionId));
    },
    async refuse(sessionId: string, refused: "trial"): Promise<void> {
      await db.update(purchases).set({ refused }).where(eq(purchases.sessionId, sessionId));
    },
    async isTrialHeld(marks: Mark[]): Promise<boolean> {
      const found = await db
        .select()
        .from(trials)
        .where(and(inArray(trials.mark, marks.flat()), isValid()))
        .limit(1);
      return found.length > 0;
    },
    async trialOf(mark: Mark): Promise<string | undefined> {
      const [held] = await db
        .select()
        .from(trials)
        .where(inArray(trials.mark, [...mark]));
      return held?.entitlementId;
    },
    marksOfMember: (subject: string): Promise<TrialMark[]> =>
      db
        .select()
        .from(trials)
        .where(inArray(trials.entitlementId, boughtBy(db, subject))),
    /** All marks or none: false when another trial has one of them. With nobody's account they end at `until`. */
    async holdTrial(entitlementId: string, marks: Mark[], until: Date | null): Promise<boolean> {
      if (marks.length === 0) return true;
      // In one order everywhere, so that two at once wait for each other instead of blocking each other.
      const rows = marks
        .map(([mark]) => ({ mark, entitlementId, createdAt: clock.now(), until }))
        .toSorted((a, b) => (a.mark < b.mark ? -1 : 1));
      const taken = new Error("another trial has a mark");
      try {
        await database.transaction(async (tx) => {
          await tx.delete(trials).where(and(inArray(trials.mark, marks.flat()), isOver()));
          await tx.insert(trials).values(rows).onConflictDoNothing();
          const held = await tx.select().from(trials).where(inArray(trials.mark, marks.flat()));
          if (held.some((row) => row.entitlementId !== entitlementId)) throw taken;
          if (until === null)
            await tx.update(trials).set({ until }).where(eq(trials.entitlementId, entitlementId));
        });
        return true;
      } catch (error) {
        if (error === taken) return false;
        throw error;
      }
    },
    async purchaseOf(entitlementId: string): Promise<Purchase | undefined> {
      const [row] = await db.select().from(purchases).where(eq(purchases.entitlementId, entitlementId));
      return row;
    },

    /** False when it belongs to somebody else. What was bought goes with it. */
    claim: (sessionId: string, subject: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const [claimed] = await tx
          .update(purchases)
          .set({
            subject,
            claimedAt: sql`coalesce(${purchases.claimedAt}, ${clock.now().toISOString()}::timestamptz)`,
          })
          .where(
            and(
              eq(purchases.sessionId, sessionId),
              or(isNull(purchases.subject), eq(purchases.subject, subject)),
            ),
          )
          .returning();
        if (!claimed) return false;
        if (claimed.entitlementId)
          await tx
            .update(entitlements)
            .set({ subject, version: sql`${entitlements.version} + 1` })
            .where(eq(entitlements.id, claimed.entitlementId));
        await noteChange(tx, subject);
        return true;
      }),

    async entitlement(id: string): Promise<Entitlement | undefined> {
      const [row] = await db.select().from(entitlements).where(eq(entitlements.id, id));
      return row;
    },
    entitlementsOf: (subject: string): Promise<Entitlement[]> =>
      db
        .select()
        .from(entitlements)
        .where(eq(entitlements.subject, subject))
        .orderBy(desc(entitlements.updatedAt)),
    /**
     * Writes what Stripe said, unless somebody else has written since `known` was read: then false, and the caller reads
     * Stripe again. `after` are jobs that exist only if it is written.
     */
    save: (
      known: Entitlement | undefined,
      next: Omit<Entitlement, "version" | "updatedAt">,
      after: NewJob[],
    ): Promise<boolean> =>
      database.transaction(async (tx) => {
        const version = (known?.version ?? 0) + 1;
        const row = { ...next, version, updatedAt: clock.now() };
        const written = known
          ? await tx
              .update(entitlements)
              .set(row)
              .where(and(eq(entitlements.id, next.id), eq(entitlements.version, known.version)))
              .returning()
          : await tx.insert(entitlements).values(row).onConflictDoNothing().returning();
        if (written.length === 0) return false;
        if (next.subject) await noteChange(tx, next.subject);
        if (after.length > 0) await jobs.add(after, tx);
        return true;
      }),

    async changesOf(subject: string): Promise<number> {
      const [row] = await db
        .select()
        .from(entitlementVersions)
        .where(eq(entitlementVersions.subject, subject));
      return row?.changes ?? 0;
    },
    purchasesOfMember: (subject: string): Promise<Purchase[]> =>
      db.select().from(purchases).where(eq(purchases.subject, subject)).orderBy(purchases.createdAt),
    /** Whoever has had a free trial is known by `left` from then on: marks that say nothing of whose they were. */
    forget: (subject: string, left: (marks: TrialMark[]) => string[]): Promise<void> =>
      database.transaction(async (tx) => {
        const own = boughtBy(tx, subject);
        const held = await tx.delete(trials).where(inArray(trials.entitlementId, own)).returning();
        const until = marksEnd(clock.now());
        const rows = left(held).map((mark) => ({ mark, entitlementId: "", createdAt: clock.now(), until }));
        if (rows.length > 0)
          await tx
            .insert(trials)
            .values(rows)
            // Another account of theirs may be known by it: it stays as long as that one.
            .onConflictDoNothing();
        await tx.delete(entitlements).where(eq(entitlements.subject, subject));
        await tx.delete(purchases).where(eq(purchases.subject, subject));
        await tx.delete(entitlementVersions).where(eq(entitlementVersions.subject, subject));
        await tx.delete(stripeIds).where(eq(stripeIds.name, `customer:${subject}`));
      }),

    async stripeId(name: string): Promise<string | undefined> {
      const [row] = await db
        .select()
        .from(stripeIds)
        .where(and(eq(stripeIds.scope, scope), eq(stripeIds.name, name)));
      return row?.id;
    },
    async storeStripeId(name: string, id: string): Promise<void> {
      await db
        .insert(stripeIds)
        .values({ scope, name, id })
        .onConflictDoUpdate({ target: [stripeIds.scope, stripeIds.name], set: { id } });
    },
  };
}
