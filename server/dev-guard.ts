import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import { auth } from "hono/utils/basic-auth";
import { callerKey } from "../platform/caller.ts";
import { systemClock } from "../platform/clock.ts";
import { memoryLimits } from "../platform/limits/limits.ts";
import { refuse } from "../platform/problem.ts";
import { tooManyRequests } from "../platform/rate-limit.ts";
import type { Config } from "./config.ts";

const wrongKeys = { requests: 10, windowMs: 10 * 60_000 };

/**
 * In front of developers' pages. They are open on a developer's own machine (`Local`) only: on Staging they need `DEV_KEY`,
 * as the password of a name of any kind, and are not there without one; in Production they never are. Nowhere may a page
 * of another site use what a developer's browser may.
 */
export function createDevGuard(
  { ENVIRONMENT, ORIGIN, DEV_KEY: key }: Config,
  rateLimits = memoryLimits(systemClock),
): MiddlewareHandler {
  const own = new URL(ORIGIN).host;
  if (ENVIRONMENT === "Local")
    return async (c, next) => (isForeign(c) || !isOwnName(c, own) ? refuseForeign(c) : next());
  if (ENVIRONMENT === "Production" || !key) return async (c) => c.notFound();
  const wrong = rateLimits("dev-key", wrongKeys);
  return async (c, next) => {
    if (isForeign(c)) return refuseForeign(c);
    const given = auth(c.req.raw)?.password;
    const isRight = given !== undefined && isSame(given, key);
    const caller = callerKey(c);
    // Counted before it is answered: of many at once none slips by. The right key is refused too, else guessing could just go on.
    const verdict = await (given === undefined || isRight ? wrong.check(caller) : wrong.take(caller));
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    if (isRight) return next();
    c.header("www-authenticate", `Basic realm="Developer's pages", charset="UTF-8"`);
    return refuse(c, 401, "dev.key_required", "This page needs the developers' key, as a password.");
  };
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

/** A browser says where a write comes from; what says nothing is none. Links from elsewhere may lead to the pages. */
function isForeign({ req }: Context): boolean {
  const origin = req.header("origin");
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== req.header("host");
  const site = req.header("sec-fetch-site");
  return req.method !== "GET" && req.method !== "HEAD" && site !== undefined && site !== "same-origin";
}

/** Any name may be made to lead to this machine, and its pages would then be this site's own to a browser. Numbers may not. */
function isOwnName({ req }: Context, own: string): boolean {
  const host = req.header("host") ?? own;
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
  return host === own || /^(.+\.)?localhost$/.test(name) || isIP(name.replace(/^\[|\]$/g, "")) !== 0;
}

const refuseForeign = (c: Context) =>
  refuse(c, 403, "dev.other_origin", "Only this site's own pages may do this.");
