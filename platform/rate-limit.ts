import type { Context } from "hono";
import type { Clock } from "./clock.ts";
import { counts } from "./counts.ts";
import { problemResponse } from "./problem.ts";

export interface RateLimitBounds {
  /** How many requests one key may make in any window. */
  requests: number;
  windowMs: number;
}

interface RateLimitOptions extends RateLimitBounds {
  clock: Clock;
  /** How many keys are remembered; past it the one unheard of for longest is forgotten. */
  maxKeys?: number;
}

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface RateLimit {
  take(key: string): Verdict;
  /** What `take` would say, without counting. */
  check(key: string): Verdict;
  readonly size: number;
}

/** A sliding window per key, held in this process's memory. */
export function createRateLimit({
  clock,
  requests,
  windowMs,
  maxKeys = 10_000,
}: RateLimitOptions): RateLimit {
  // A Map preserves insertion order and every use moves its key last: the first is least recently used.
  const taken = new Map<string, number[]>();
  // Times ahead of now are left by a clock that was moved back; they must not lock anyone out.
  const recentOf = (key: string, now: number) =>
    (taken.get(key) ?? []).filter((time) => time > now - windowMs && time <= now);
  const verdictOn = (recent: readonly number[], now: number): Verdict =>
    recent.length < requests
      ? { allowed: true }
      : {
          allowed: false,
          retryAfterSeconds: Math.max(1, Math.ceil(((recent[0] ?? now) + windowMs - now) / 1000)),
        };
  return {
    check(key) {
      const now = clock.now().getTime();
      return verdictOn(recentOf(key, now), now);
    },
    take(key) {
      const now = clock.now().getTime();
      const recent = recentOf(key, now);
      const verdict = verdictOn(recent, now);
      if (verdict.allowed) recent.push(now);
      taken.delete(key);
      taken.set(key, recent);
      for (const [stalest, times] of taken) {
        if (taken.size <= maxKeys && (times.at(-1) ?? 0) > now - windowMs) break;
        taken.delete(stalest);
      }
      return verdict;
    },
    get size() {
      return taken.size;
    },
  };
}

export function tooManyRequests(c: Context, retryAfterSeconds: number): Response {
  counts.rateLimited.inc("service");
  c.header("Retry-After", String(retryAfterSeconds));
  return problemResponse(c, {
    type: "about:blank",
    title: "Too many requests",
    status: 429,
    detail: `Try again in ${retryAfterSeconds} seconds.`,
    code: "request.too_many",
  });
}
