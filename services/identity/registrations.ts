import { createHash } from "node:crypto";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, desc, eq, gt, inArray, lt, ne } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import type { NewRegistration } from "./accounts.ts";
import { linkLifeMs } from "./mail-links.ts";
import type { Passwords } from "./passwords.ts";
import { registrations } from "./schema.ts";

type Row = typeof registrations.$inferSelect;
export interface Registration extends Omit<Row, "locale"> {
  locale: Locale;
}

/** Proof that the person who opens the link is the one who registered. */
interface Proof {
  /** The secret in the browser's cookie. */
  browser: string | undefined;
  password: string | undefined;
}

/** A typed password is compared with so many others of the same address, the newest, beside the link's own. */
const maxCompared = 4;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

export function createRegistrations(options: { database: Database; clock: Clock; passwords: Passwords }) {
  const { database, clock, passwords } = options;
  const { db } = database;
  const live = () => gt(registrations.expiresAt, clock.now());
  const asRegistration = (row: Row | undefined) => row as Registration | undefined;

  async function find(id: string): Promise<Registration | undefined> {
    const [row] = await db
      .select()
      .from(registrations)
      .where(and(eq(registrations.id, id), live()));
    return asRegistration(row);
  }

  /** The one made in this browser for this address. */
  async function madeIn(browser: string | undefined, email: string): Promise<Registration | undefined> {
    if (!browser) return undefined;
    const [row] = await db
      .select()
      .from(registrations)
      .where(and(eq(registrations.browserHash, hashOf(browser)), eq(registrations.email, email), live()));
    return asRegistration(row);
  }

  return {
    find,
    madeIn,
    async add(tx: Transaction, entered: NewRegistration, browser: string): Promise<string> {
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + linkLifeMs["verify-email"]);
      const [row] = await tx
        .insert(registrations)
        .values({ ...entered, browserHash: hashOf(browser), createdAt, expiresAt })
        .returning({ id: registrations.id });
      return row!.id;
    },
    /**
     * The registration to confirm with a link that was sent for `linked`. The link shows whose the address is; the browser
     * or the password shows which of the registrations for it that person made.
     */
    async choose(linked: Registration, { browser, password }: Proof): Promise<Registration | undefined> {
      const own = await madeIn(browser, linked.email);
      if (own || password === undefined) return own;
      const others = await db
        .select()
        .from(registrations)
        .where(and(eq(registrations.email, linked.email), ne(registrations.id, linked.id), live()))
        .orderBy(desc(registrations.createdAt))
        .limit(maxCompared);
      for (const one of [linked, ...others])
        if (await passwords.matches(password, one.passwordHash)) return asRegistration(one as Row);
      return undefined;
    },
    /** The address has an owner: whatever else was entered for it is over, with its links. */
    async forget(tx: Transaction, emails: readonly string[]): Promise<void> {
      await tx.delete(registrations).where(inArray(registrations.email, [...emails]));
    },
    async sweep(): Promise<void> {
      await eraseInSteps(db, registrations, lt(registrations.expiresAt, clock.now()));
    },
  };
}

export type Registrations = ReturnType<typeof createRegistrations>;
