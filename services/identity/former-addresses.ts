import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { desc, eq } from "../../platform/database/drizzle.ts";
import { formerAddresses } from "./schema.ts";

/**
 * Data that services store under an address stays there when its account moves to another one; the member can
 * still export and erase it. That ends once another user has confirmed the address: from then on it is
 * theirs.
 */
export function createFormerAddresses({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  return {
    /** The account moves on to another address. */
    async leaveBehind(tx: Transaction, accountId: string, email: string): Promise<void> {
      const given = { accountId, until: clock.now() };
      await tx
        .insert(formerAddresses)
        .values({ email, ...given })
        .onConflictDoUpdate({ target: formerAddresses.email, set: given });
    },
    /** Somebody has shown that it is theirs now. */
    async confirmed(tx: Transaction, email: string): Promise<void> {
      await tx.delete(formerAddresses).where(eq(formerAddresses.email, email));
    },
    /** The newest first. */
    list: (accountId: string): Promise<{ email: string; until: Date }[]> =>
      db
        .select({ email: formerAddresses.email, until: formerAddresses.until })
        .from(formerAddresses)
        .where(eq(formerAddresses.accountId, accountId))
        .orderBy(desc(formerAddresses.until)),
  };
}
