import { createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Db, Transaction } from "../../platform/database/database.ts";
import { eq, lt, sql } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import type { Verdict } from "../../platform/rate-limit.ts";
import { attempts } from "./schema.ts";

/** How many attempts are free, then how long to wait: each time twice as long, up to the most. */
interface Schedule {
  free: number;
  firstSeconds: number;
  maxSeconds: number;
}

/**
 * Mail of one kind to one address: enough for a user who checks the wrong folder, too few to annoy a stranger. No wait
 * is longer than the earlier links are valid, so a user who has to wait has a working one.
 */
const mails = { free: 3, firstSeconds: 300, maxSeconds: 3600 } as const;

const schedules = {
  /** Long enough to make guessing hopeless, short enough that nobody is locked out of their own account for long. */
  "sign-in": { free: 5, firstSeconds: 30, maxSeconds: 900 },
  /** Six digits are soon tried. */
  "second-factor": { free: 5, firstSeconds: 30, maxSeconds: 900 },
  /** The fifth is followed by a wait as long as the link is valid: after five wrong codes it is of no use. */
  "link-code": { free: 4, firstSeconds: 900, maxSeconds: 900 },
  "register-mail": mails,
  "sign-in-mail": mails,
  "reset-mail": mails,
  "move-mail": mails,
} as const satisfies Record<string, Schedule>;
type AttemptKind = keyof typeof schedules;
export const attemptKinds = Object.keys(schedules) as AttemptKind[];

const day = 24 * 60 * 60_000;

/** An e-mail address is stored as a hash, whether or not it has an account. */
const keyOf = (kind: AttemptKind, email: string) =>
  `${kind}:${createHash("sha256").update(email).digest("base64url")}`;

/** Attempts per e-mail address, counted in SQL: all processes see the same count, and none can be raced past it. */
export function createAttempts({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  return {
    /** Counts the attempt before it is made, so that a burst of them is bounded too; `clear` forgives a good one. */
    async take(kind: AttemptKind, email: string): Promise<Verdict> {
      const { free, firstSeconds, maxSeconds }: Schedule = schedules[kind];
      const key = keyOf(kind, email);
      const now = clock.now();
      const at = sql`${now.toISOString()}::timestamptz`;
      const next = sql`case when a.updated_at < ${at} - interval '1 day' then 1 else a.count + 1 end`;
      // A free attempt leaves a moment well past, because requests that race differ in what they call now.
      const wait = sql`case when ${next} <= ${free}::int then -60
        else least(${maxSeconds}::float8, ${firstSeconds}::float8 * power(2, least(20, ${next} - ${free}::int - 1))) end`;
      // A moment further ahead than any wait was left by a clock that has been moved back.
      const open = sql`(a.not_before <= ${at} or a.not_before > ${at} + make_interval(secs => ${maxSeconds}::float8))`;
      const { rows } = await db.execute(sql`
        insert into ${attempts} as a (key, count, not_before, updated_at) values (${key}, 1, ${at} - interval '60 seconds', ${at})
        on conflict (key) do update set count = ${next}, not_before = ${at} + make_interval(secs => ${wait}), updated_at = ${at}
        where ${open} returning a.count`);
      if (rows.length > 0) return { allowed: true };
      const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
      const waitMs = (row?.notBefore.getTime() ?? 0) - now.getTime();
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    },
    async clear(kind: AttemptKind, email: string, into: Db | Transaction = db): Promise<void> {
      await into.delete(attempts).where(eq(attempts.key, keyOf(kind, email)));
    },
    async sweep(): Promise<void> {
      await eraseInSteps(db, attempts, lt(attempts.updatedAt, new Date(clock.now().getTime() - 2 * day)));
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
