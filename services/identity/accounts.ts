import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, eq, gt, isNull, lt, lte, ne, or, sql } from "../../platform/database/drizzle.ts";
import type { DataSubject } from "../../platform/member-data.ts";
import { createFormerAddresses } from "./former-addresses.ts";
import { accounts, mailLinks } from "./schema.ts";

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

const day = 24 * 60 * 60_000;
/** An address that nobody has confirmed is forgotten after this long. */
const unverifiedLifeMs = 7 * day;

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === "23505" ||
  (error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause));

export function createAccounts({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  const former = createFormerAddresses({ database, clock });
  const asAccount = (row: Row | undefined) => row as Account | undefined;
  /** Whoever has left is gone from that moment, even if the sweep that erases everything comes a little later. */
  const stillHere = () => or(isNull(accounts.eraseAfter), gt(accounts.eraseAfter, clock.now()));

  const left = () => lte(accounts.eraseAfter, clock.now());

  return {
    /**
     * The account to be confirmed, or undefined when the address already has a confirmed one. Whoever registers an
     * unconfirmed address again replaces what was entered before and makes its mail links worthless: nobody can prepare an
     * account for someone else's address.
     */
    register: (entered: NewAccount): Promise<Account | undefined> =>
      database.transaction(async (tx) => {
        const createdAt = clock.now();
        const [row] = await tx
          .insert(accounts)
          .values({ ...entered, createdAt })
          .onConflictDoUpdate({
            target: accounts.email,
            set: { ...entered, createdAt },
            setWhere: isNull(accounts.emailVerifiedAt),
          })
          .returning();
        if (row) await tx.delete(mailLinks).where(eq(mailLinks.accountId, row.id));
        return asAccount(row);
      }),
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
    markVerified: (id: string): Promise<void> =>
      database.transaction(async (tx) => {
        const [row] = await tx
          .update(accounts)
          .set({ emailVerifiedAt: clock.now() })
          .where(and(eq(accounts.id, id), isNull(accounts.emailVerifiedAt)))
          .returning();
        if (row) await former.confirmed(tx, row.email);
      }),
    async markLegacyLinked(id: string): Promise<void> {
      await db.update(accounts).set({ legacyLinkedAt: clock.now() }).where(eq(accounts.id, id));
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    },
    /**
     * False when the address has become another's meanwhile. An unconfirmed account does not keep it: whoever opened the
     * link in its mail has shown whose it is.
     */
    changeEmail: (id: string, email: string): Promise<boolean> =>
      database
        .transaction(async (tx) => {
          await tx
            .delete(accounts)
            .where(and(eq(accounts.email, email), isNull(accounts.emailVerifiedAt), ne(accounts.id, id)));
          const own = and(eq(accounts.id, id), stillHere());
          const [before] = await tx.select().from(accounts).where(own).for("update");
          if (!before) return false;
          if (before.email === email) return true;
          await tx.update(accounts).set({ email }).where(own);
          await former.confirmed(tx, email);
          await former.leaveBehind(tx, id, before.email);
          return true;
        })
        .catch((error) => {
          if (isUniqueViolation(error)) return false;
          throw error;
        }),
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
    /** One whose owner has left and of whom something is still here. */
    async findLeft(id: string): Promise<Account | undefined> {
      const [row] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, id), left()));
      return asAccount(row);
    },
    listLeft: (): Promise<{ id: string }[]> => db.select({ id: accounts.id }).from(accounts).where(left()),
    /** Its owner stays after all; false when it is too late. */
    async stay(id: string): Promise<boolean> {
      const kept = await db
        .update(accounts)
        .set({ eraseAfter: null })
        .where(and(eq(accounts.id, id), stillHere()))
        .returning({ id: accounts.id });
      return kept.length > 0;
    },
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - unverifiedLifeMs);
      await db.delete(accounts).where(and(isNull(accounts.emailVerifiedAt), lt(accounts.createdAt, before)));
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
