import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Db, Transaction } from "../../platform/database/database.ts";
import { and, eq, gt, isNull, lte, or, sql } from "../../platform/database/drizzle.ts";
import type { DataSubject } from "../../platform/member-data.ts";
import { createFormerAddresses } from "./former-addresses.ts";
import { accounts, registrations } from "./schema.ts";

type Row = typeof accounts.$inferSelect;
export interface Account extends Omit<Row, "locale"> {
  locale: Locale;
}

export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** Who they were in the system before. */
  legacyId: string | null;
}

export interface NewRegistration extends NewAccount {
  /** The page that the person came from. */
  returnTo: string | null;
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

export function createAccounts({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  const former = createFormerAddresses({ database, clock });
  const asAccount = (row: Row | undefined) => row as Account | undefined;
  /** A deleted account is invisible from that moment, even if the erasing job runs a little later. */
  const stillHere = () => or(isNull(accounts.eraseAfter), gt(accounts.eraseAfter, clock.now()));

  return {
    /** Undefined when the address has an account already. */
    async create(tx: Transaction, confirmed: NewAccount): Promise<Account | undefined> {
      const { email, passwordHash, firstName, lastName, locale, legacyId } = confirmed;
      const now = clock.now();
      const [row] = await tx
        .insert(accounts)
        .values({
          email,
          passwordHash,
          firstName,
          lastName,
          locale,
          legacyId,
          createdAt: now,
          emailVerifiedAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (row) await former.confirmed(tx, email);
      return asAccount(row);
    },
    async findByEmail(email: string): Promise<Account | undefined> {
      const [row] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.email, email), stillHere()));
      return asAccount(row);
    },
    async find(id: string): Promise<Account | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, id), stillHere()));
      return asAccount(row);
    },
    /** Whether the account's password is unchanged. Waits for a change in progress. */
    async hasSamePassword({ id, passwordHash }: Account): Promise<boolean> {
      const rows = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash), stillHere()))
        .for("share");
      return rows.length > 0;
    },
    async markLegacyLinked(id: string): Promise<void> {
      await db.update(accounts).set({ legacyLinkedAt: clock.now() }).where(eq(accounts.id, id));
    },
    /** Undefined when the account is gone, or when `was` is given and is not its password any more. */
    async setPassword(
      tx: Transaction,
      id: string,
      passwordHash: string,
      was?: string,
    ): Promise<Account | undefined> {
      const [row] = await tx
        .update(accounts)
        .set({ passwordHash })
        .where(and(eq(accounts.id, id), stillHere(), was ? eq(accounts.passwordHash, was) : undefined))
        .returning();
      return asAccount(row);
    },
    /** False when the account is gone, or the address has become another's meanwhile. */
    async changeEmail(tx: Transaction, id: string, email: string): Promise<boolean> {
      const own = and(eq(accounts.id, id), stillHere());
      const [before] = await tx.select().from(accounts).where(own).for("update");
      if (!before) return false;
      if (before.email === email) return true;
      const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
      if (taken) return false;
      await tx.update(accounts).set({ email }).where(own);
      await tx.delete(registrations).where(eq(registrations.email, email));
      await former.confirmed(tx, email);
      await former.leaveBehind(tx, id, before.email);
      return true;
    },
    formerAddresses: former.list,
    /** As every service is asked about an account: by its id, its address and its former ones. */
    async subjectOf({ id, email }: Pick<Account, "id" | "email">): Promise<DataSubject> {
      return { subject: id, emails: [email, ...(await former.list(id)).map((one) => one.email)] };
    },
    /** Its owner leaves at that moment; asking again does not put it off. */
    async leave(id: string, at: Date): Promise<Date | undefined> {
      const [row] = await db
        .update(accounts)
        .set({ eraseAfter: sql`coalesce(${accounts.eraseAfter}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(accounts.id, id), stillHere()))
        .returning();
      return row?.eraseAfter ?? undefined;
    },
    /** A deleted account with data still to be erased. */
    async findLeft(id: string, before: Date): Promise<Account | undefined> {
      const [row] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, id), lte(accounts.eraseAfter, before)));
      return asAccount(row);
    },
    listLeft: (before: Date): Promise<{ id: string }[]> =>
      db.select({ id: accounts.id }).from(accounts).where(lte(accounts.eraseAfter, before)),
    /** Its owner stays after all; false when it is too late. */
    async stay(id: string, into: Db | Transaction = db): Promise<boolean> {
      const stored = await into
        .update(accounts)
        .set({ eraseAfter: null })
        .where(and(eq(accounts.id, id), stillHere()))
        .returning({ id: accounts.id });
      return stored.length > 0;
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
