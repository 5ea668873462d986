import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { auth } from "hono/utils/basic-auth";
import { callerKey } from "../platform/caller.ts";
import { systemClock } from "../platform/clock.ts";
import { memoryLimits } from "../platform/limits/limits.ts";
import { tooManyRequests } from "../platform/rate-limit.ts";
import type { Config } from "./config.ts";

const wrongKeys = { requests: 10, windowMs: 10 * 60_000 };

/**
 * In front of developers' pages. They are open on a developer's own machine (`Local`) only: on Staging they need `DEV_KEY`,
 * as the password of a name of any kind, and are not there without one; in Production they never are.
 */
export function createDevGuard(
  { ENVIRONMENT, DEV_KEY: key }: Config,
  rateLimits = memoryLimits(systemClock),
): MiddlewareHandler {
  if (ENVIRONMENT === "Local") return (_c, next) => next();
  if (ENVIRONMENT === "Production" || !key) return async (c) => c.notFound();
  const wrong = rateLimits("dev-key", wrongKeys);
  const check = basicAuth({
    realm: "Developer's pages",
    verifyUser: (_name, password) => isSame(password, key),
  });
  return async (c, next) => {
    const given = auth(c.req.raw)?.password;
    const isWrong = given !== undefined && !isSame(given, key);
    const caller = callerKey(c);
    // Counted before it is answered: of many at once none slips by. The right key is refused too, else guessing could just go on.
    const verdict = await (isWrong ? wrong.take(caller) : wrong.check(caller));
    return verdict.allowed ? check(c, next) : tooManyRequests(c, verdict.retryAfterSeconds);
  };
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
