import { createHash, randomBytes } from "node:crypto";
import { deletionGraceDays } from "../../contracts/identity.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, eq, gt, isNull, lt } from "../../platform/database/drizzle.ts";
import { mailLinks } from "./schema.ts";

export type LinkPurpose = "verify-email" | "reset-password" | "change-email" | "cancel-deletion";

export interface Link {
  accountId: string;
  /** The address it was sent to, when that is not yet the account's. */
  email: string | null;
}

const hour = 60 * 60_000;
export const linkLifeMs: Record<LinkPurpose, number> = {
  "verify-email": 24 * hour,
  "reset-password": hour,
  "change-email": 24 * hour,
  "cancel-deletion": deletionGraceDays * 24 * hour,
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Links in mails: known by a hash only, good for one use, and for a while. */
export function createMailLinks({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  const live = (purpose: LinkPurpose, token: string) =>
    and(
      eq(mailLinks.hash, hashOf(token)),
      eq(mailLinks.purpose, purpose),
      isNull(mailLinks.usedAt),
      gt(mailLinks.expiresAt, clock.now()),
    );

  return {
    async issue(purpose: LinkPurpose, accountId: string, email: string | null = null): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(clock.now().getTime() + linkLifeMs[purpose]);
      await db.insert(mailLinks).values({ hash: hashOf(token), purpose, accountId, email, expiresAt });
      return token;
    },
    /** Whose it is, without using it up. */
    async accountOf(purpose: LinkPurpose, token: string): Promise<string | undefined> {
      const [row] = await db.select().from(mailLinks).where(live(purpose, token));
      return row?.accountId;
    },
    /** Uses it up; of two that try at once, one gets the account. */
    async redeem(purpose: LinkPurpose, token: string): Promise<Link | undefined> {
      const [row] = await db
        .update(mailLinks)
        .set({ usedAt: clock.now() })
        .where(live(purpose, token))
        .returning();
      return row;
    },
    /** What a used one was for, so that a second click on it can be answered kindly. */
    async used(purpose: LinkPurpose, token: string): Promise<Link | undefined> {
      const [row] = await db
        .select()
        .from(mailLinks)
        .where(and(eq(mailLinks.hash, hashOf(token)), eq(mailLinks.purpose, purpose)));
      return row?.usedAt ? row : undefined;
    },
    async forget(purpose: LinkPurpose, accountId: string): Promise<void> {
      await db
        .delete(mailLinks)
        .where(and(eq(mailLinks.purpose, purpose), eq(mailLinks.accountId, accountId)));
    },
    async sweep(): Promise<void> {
      await db.delete(mailLinks).where(lt(mailLinks.expiresAt, clock.now()));
    },
  };
}

export type MailLinks = ReturnType<typeof createMailLinks>;
