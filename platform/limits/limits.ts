import { hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { networkKey, networkShare } from "../address.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { migrate } from "../database/migrate.ts";
import type { Log } from "../log.ts";
import { createRateLimit, type RateLimitBounds, type Verdict } from "../rate-limit.ts";
import { takings } from "./schema.ts";

/** A rate limit that may be counted elsewhere. */
export interface Limit {
  take(key: string): Promise<Verdict>;
  /** What `take` would say, without counting. */
  check(key: string): Promise<Verdict>;
}

/** Makes a limit; processes that give the same name count together. A key of an IPv6 home is counted with its network's, too. */
export type Limits = (name: string, bounds: RateLimitBounds) => Limit;

interface SharedLimitsOptions {
  database: Database;
  clock: Clock;
  log: Pick<Log, "warn">;
  /** How long an answer of the database is waited for. */
  waitMs?: number;
  maxRows?: number;
}

/** Processes' clocks differ by less, and so do the moments of requests that race. */
const skewMs = 10_000;
const sweepMs = 60_000;
const logMs = 60_000;

/** After a home's own limit, which a neighbour cannot use up: that of all homes of its network. */
const withNetworks =
  (limits: Limits): Limits =>
  (name, bounds) => {
    const home = limits(name, bounds);
    const network = limits(name, { ...bounds, requests: bounds.requests * networkShare });
    const both = (what: keyof Limit) => async (key: string) => {
      const verdict = await home[what](key);
      const wider = verdict.allowed ? networkKey(key) : undefined;
      return wider === undefined ? verdict : network[what](wider);
    };
    return { take: both("take"), check: both("check") };
  };

/** Each process for itself: where there is only one, and in tests. */
export const memoryLimits = (clock: Clock): Limits =>
  withNetworks((_name, bounds) => {
    const limit = createRateLimit({ clock, ...bounds });
    return { take: async (key) => limit.take(key), check: async (key) => limit.check(key) };
  });

/**
 * Sliding windows that all processes of one PostgreSQL count together. Each process also counts what it allowed itself: whom that refuses costs no
 * query, and while the database is away it is what counts.
 */
export async function createSharedLimits({
  database,
  clock,
  log,
  waitMs = 1000,
  maxRows = 200_000,
}: SharedLimitsOptions): Promise<{ rateLimits: Limits; sweep(): Promise<void>; close(): void }> {
  await migrate(database, {
    service: "limits",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;
  let loggedAt = Number.NEGATIVE_INFINITY;

  async function inTime<T>(query: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the database took too long")), waitMs);
    });
    // It may still fail once nobody waits for it.
    query.catch(() => {});
    return Promise.race([query, late]).finally(() => clearTimeout(timer));
  }

  function logFailure(error: unknown): void {
    if (performance.now() - loggedAt < logMs) return;
    loggedAt = performance.now();
    log.warn({ err: error }, "limits are counted by each process alone: the database does not answer");
  }

  /** The times that count, oldest first. */
  const recent = (now: number, windowMs: number) =>
    sql`(select coalesce(array_agg(t order by t), '{}') from unnest(l.times) t
      where t > ${now - windowMs}::bigint and t <= ${now + skewMs}::bigint)`;

  async function oldestOf(row: string, now: number, { requests, windowMs }: RateLimitBounds) {
    const { rows } = await db.execute<{ times: (number | string)[] }>(
      sql`select ${recent(now, windowMs)} as times from ${takings} l where l.key = ${row}`,
    );
    const times = rows[0]?.times ?? [];
    return times.length < requests ? undefined : Number(times[0]);
  }

  /** Undefined when it was counted, else the oldest time that counts. */
  async function takeShared(row: string, now: number, bounds: RateLimitBounds): Promise<number | undefined> {
    const { requests, windowMs } = bounds;
    const times = recent(now, windowMs);
    const expires = new Date(now + windowMs + skewMs).toISOString();
    const { rows } = await db.execute(sql`
      insert into ${takings} as l (key, times, expires_at) values (${row}, array[${now}::bigint], ${expires}::timestamptz)
      on conflict (key) do update set times = ${times} || ${now}::bigint, expires_at = excluded.expires_at
      where cardinality(${times}) < ${requests} returning 1`);
    return rows.length > 0 ? undefined : ((await oldestOf(row, now, bounds)) ?? now);
  }

  const homeLimits: Limits = (name, bounds) => {
    const { windowMs } = bounds;
    const own = createRateLimit({ clock, ...bounds });
    /** Refused by all together; asked again only when that has passed. */
    const refused = createRefusals(windowMs);
    const rowOf = (key: string) => hash("sha256", `${name}\n${key}`, "base64url");
    const refuse = (key: string, oldest: number, now: number): Verdict => {
      refused.add(key, oldest + windowMs);
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)) };
    };
    const known = (key: string, now: number): Verdict | undefined => {
      const mine = own.check(key);
      if (!mine.allowed) return mine;
      const until = refused.until(key, now);
      return until === undefined
        ? undefined
        : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) };
    };
    return {
      async check(key) {
        const now = clock.now().getTime();
        const verdict = known(key, now);
        if (verdict) return verdict;
        try {
          const oldest = await inTime(oldestOf(rowOf(key), now, bounds));
          return oldest === undefined ? { allowed: true } : refuse(key, oldest, now);
        } catch (error) {
          logFailure(error);
          return { allowed: true };
        }
      },
      async take(key) {
        const now = clock.now().getTime();
        const verdict = known(key, now);
        if (verdict) return verdict;
        try {
          const oldest = await inTime(takeShared(rowOf(key), now, bounds));
          if (oldest !== undefined) return refuse(key, oldest, now);
        } catch (error) {
          logFailure(error);
        }
        return own.take(key);
      },
    };
  };

  /** What has expired, and beyond the most rows those that expire first. */
  async function sweep(): Promise<void> {
    const now = clock.now().toISOString();
    await db.execute(sql`delete from ${takings} where expires_at < ${now}::timestamptz`);
    await db.execute(sql`delete from ${takings} where key in
      (select key from ${takings} order by expires_at desc offset ${maxRows})`);
  }
  const sweeping = setInterval(() => void sweep().catch(logFailure), sweepMs).unref();
  return { rateLimits: withNetworks(homeLimits), sweep, close: () => clearInterval(sweeping) };
}

const maxRefused = 10_000;

function createRefusals(windowMs: number) {
  const ends = new Map<string, number>();
  return {
    add(key: string, until: number): void {
      ends.delete(key);
      ends.set(key, until);
      if (ends.size > maxRefused) ends.delete(ends.keys().next().value!);
    },
    until(key: string, now: number): number | undefined {
      const until = ends.get(key);
      if (until === undefined) return undefined;
      // One further ahead than any window was left by a clock that has been moved back.
      if (until > now && until - now <= windowMs + skewMs) return until;
      ends.delete(key);
      return undefined;
    },
  };
}
