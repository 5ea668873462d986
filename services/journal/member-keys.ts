import { randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq } from "../../platform/database/drizzle.ts";
import { type KeyRing, keyBytes } from "../../platform/sealing.ts";
import { memberKeys } from "./schema.ts";

export interface MemberKeysOptions {
  db: Database["db"];
  clock: Clock;
  ring: KeyRing;
}

export function createMemberKeys({ db, clock, ring }: MemberKeysOptions) {
  async function find(subject: string): Promise<Buffer | undefined> {
    const [row] = await db.select().from(memberKeys).where(eq(memberKeys.subject, subject));
    return row && ring.unseal(row.sealed, subject);
  }

  /** Throws a WrongKeyError when the server's keys do not open what is stored; tried with one member's key. */
  async function check(): Promise<void> {
    const [any] = await db.select().from(memberKeys).limit(1);
    if (any) ring.unseal(any.sealed, any.subject);
  }

  return {
    find,
    check,

    /** Two concurrent first entries agree on one key: the stored one. */
    async findOrCreate(subject: string): Promise<Buffer> {
      const found = await find(subject);
      if (found) return found;
      // With a wrong key nothing new is sealed either: it would be lost as soon as the right one is back.
      await check();
      const sealed = ring.seal(randomBytes(keyBytes), subject);
      await db.insert(memberKeys).values({ subject, sealed, createdAt: clock.now() }).onConflictDoNothing();
      return (await find(subject))!;
    },

    async remove(subject: string): Promise<void> {
      await db.delete(memberKeys).where(eq(memberKeys.subject, subject));
    },
  };
}

export type MemberKeys = ReturnType<typeof createMemberKeys>;
