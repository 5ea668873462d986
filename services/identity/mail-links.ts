import { createHash, createHmac } from "node:crypto";
import { deletionGraceDays } from "../../contracts/identity.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq, gt, inArray, isNull, lt } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import { mailLinks } from "./schema.ts";

export type LinkPurpose = "verify-email" | "sign-in" | "reset-password" | "change-email" | "cancel-deletion";

/** The recipient of a link. */
export type LinkOwner = { accountId: string } | { registrationId: string };

interface Link {
  accountId: string | null;
  registrationId: string | null;
  /** The address it was sent to, when that is not yet the account's. */
  email: string | null;
  /** Of the browser's secret, when it was asked for in one that is to open it. */
  browserHash: string | null;
}

const minute = 60_000;
const hour = 60 * minute;
export const linkLifeMs: Record<LinkPurpose, number> = {
  "verify-email": 24 * hour,
  "sign-in": 15 * minute,
  "reset-password": hour,
  "change-email": 24 * hour,
  "cancel-deletion": deletionGraceDays * 24 * hour,
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

interface MailLinksOptions {
  database: Database;
  clock: Clock;
  /** What tokens are derived with, so that a mail that is sent again carries the same link and no table holds it. */
  secret: string;
}

/** Links in mails: known by a hash only, good for one use, and for a while. */
export function createMailLinks({ database, clock, secret }: MailLinksOptions) {
  const { db } = database;
  const named = (purpose: LinkPurpose, token: string) =>
    and(eq(mailLinks.hash, hashOf(token)), eq(mailLinks.purpose, purpose));
  const live = (purpose: LinkPurpose, token: string) =>
    and(named(purpose, token), isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, clock.now()));

  return {
    /** The same mail has the same link, however often it is written. */
    async issue(
      purpose: LinkPurpose,
      mailId: string,
      owner: LinkOwner,
      about: Partial<Pick<Link, "email" | "browserHash">> = {},
    ): Promise<string> {
      const token = createHmac("sha256", secret)
        .update(`mail link\n${purpose}\n${mailId}`)
        .digest("base64url");
      const expiresAt = new Date(clock.now().getTime() + linkLifeMs[purpose]);
      await db
        .insert(mailLinks)
        .values({ hash: hashOf(token), purpose, ...owner, ...about, expiresAt })
        .onConflictDoNothing();
      return token;
    },
    /** What it is for, without using it up. */
    async find(purpose: LinkPurpose, token: string): Promise<Link | undefined> {
      const [row] = await db.select().from(mailLinks).where(live(purpose, token));
      return row;
    },
    /** Uses it up; of two that try at once, one gets it. */
    async redeem(purpose: LinkPurpose, token: string, tx: Transaction): Promise<Link | undefined> {
      const [row] = await tx
        .update(mailLinks)
        .set({ usedAt: clock.now() })
        .where(live(purpose, token))
        .returning();
      return row;
    },
    /** What a used one was for, so that a second click on it can be answered kindly. */
    async used(purpose: LinkPurpose, token: string): Promise<Link | undefined> {
      const [row] = await db.select().from(mailLinks).where(named(purpose, token));
      return row?.usedAt ? row : undefined;
    },
    /** A confirmed registration's link is its account's from then on. */
    async moveToAccount(
      tx: Transaction,
      purpose: LinkPurpose,
      token: string,
      accountId: string,
    ): Promise<void> {
      await tx.update(mailLinks).set({ accountId, registrationId: null }).where(named(purpose, token));
    },
    async forget(tx: Transaction, purposes: readonly LinkPurpose[], accountId: string): Promise<void> {
      await tx
        .delete(mailLinks)
        .where(and(inArray(mailLinks.purpose, [...purposes]), eq(mailLinks.accountId, accountId)));
    },
    async sweep(): Promise<void> {
      await eraseInSteps(db, mailLinks, lt(mailLinks.expiresAt, clock.now()));
    },
  };
}

export type MailLinks = ReturnType<typeof createMailLinks>;
