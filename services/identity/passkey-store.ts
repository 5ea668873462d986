import type { Passkey } from "../../contracts/identity-calls.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq, gt, isNull, lt } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import { challenges, passkeys } from "./schema.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = Omit<PasskeyRow, "createdAt" | "lastUsedAt">;

export const challengeLifeMs = 5 * 60_000;

export const asPasskey = ({ id, name, createdAt, lastUsedAt, synced }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced,
});

export function createPasskeyStore({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  const own = (accountId: string, id: string) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));

  return {
    async storeChallenge(challenge: string, accountId: string | null): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + challengeLifeMs);
      await db.insert(challenges).values({ challenge, accountId, expiresAt });
    },
    /** Uses it up; true only for the first answer, in time, by the one it was made for. */
    async takeChallenge(challenge: string, accountId: string | null): Promise<boolean> {
      const whose = accountId ? eq(challenges.accountId, accountId) : isNull(challenges.accountId);
      const taken = await db
        .delete(challenges)
        .where(and(eq(challenges.challenge, challenge), whose, gt(challenges.expiresAt, clock.now())))
        .returning({ challenge: challenges.challenge });
      return taken.length > 0;
    },
    list: (accountId: string): Promise<PasskeyRow[]> =>
      db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.createdAt),
    async find(id: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
      return row;
    },
    /** Undefined when the credential is known already. */
    async add(passkey: NewPasskey): Promise<PasskeyRow | undefined> {
      const [row] = await db
        .insert(passkeys)
        .values({ ...passkey, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      return row;
    },
    /** False when another sign-in has moved the counter since it was read: two of the same key are about. */
    async used({ id, counter }: PasskeyRow, newCounter: number, synced: boolean): Promise<boolean> {
      const moved = await db
        .update(passkeys)
        .set({ counter: newCounter, synced, lastUsedAt: clock.now() })
        .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
        .returning({ id: passkeys.id });
      return moved.length > 0;
    },
    async rename(accountId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.update(passkeys).set({ name }).where(own(accountId, id)).returning();
      return row;
    },
    async remove(accountId: string, id: string): Promise<boolean> {
      const gone = await db.delete(passkeys).where(own(accountId, id)).returning({ id: passkeys.id });
      return gone.length > 0;
    },
    async removeAll(tx: Transaction, accountId: string): Promise<void> {
      await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
      await tx.delete(challenges).where(eq(challenges.accountId, accountId));
    },
    async sweep(): Promise<void> {
      await eraseInSteps(db, challenges, lt(challenges.expiresAt, clock.now()));
    },
  };
}

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;
