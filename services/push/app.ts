import { type Context, Hono } from "hono";
import * as z from "zod";
import {
  deviceProof,
  type PushState,
  pushCodes,
  pushEnd,
  pushRenewal,
  pushSeen,
  pushSubscription,
} from "../../contracts/push.ts";
import { pushPaths } from "../../contracts/push-paths.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import { callerKey } from "../../platform/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { type Limits, memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { refuseUnverified } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { isTimeZone, withCanonicalTimeZone } from "../../platform/time-zone.ts";
import { isEndpoint, isPoint } from "./endpoint.ts";
import { tokenPurpose } from "./message.ts";
import { choicesOf, type PushStore } from "./store.ts";

interface PushAppOptions {
  store: PushStore;
  publicKey: string;
  tokens: Pick<SignedTokens, "read">;
  verifyBearer: VerifyBearer;
  allowTest: boolean;
  clock: Clock;
  rateLimits?: Limits;
  log: Pick<Log, "error">;
}

const zone = z.string().refine(isTimeZone, "there is no such time zone");
const point = z.object({ p256dh: z.string().refine(isPoint, "not a point of P-256") });
const subscriptionBody = pushSubscription.check(
  z.refine(({ keys }) => point.safeParse(keys).success, { path: ["keys"] }),
  z.refine(({ choices }) => zone.safeParse(choices.timeZone).success, { path: ["choices", "timeZone"] }),
  z.overwrite((given) => ({ ...given, choices: withCanonicalTimeZone(given.choices) })),
  z.refine(({ choices }) => choices.verse || choices.course, { path: ["choices"] }),
);
const renewalBody = pushRenewal.check(
  z.refine(({ keys }) => point.safeParse(keys).success, { path: ["keys"] }),
);
const seenBody = pushSeen.check(
  z.refine(({ timeZone }) => isTimeZone(timeZone), { path: ["timeZone"] }),
  z.overwrite(withCanonicalTimeZone),
);

/** Per home: a new device or another choice is rare, questions and taps are not. */
const limits = {
  changes: { requests: 30, windowMs: 3_600_000 },
  questions: { requests: 120, windowMs: 60_000 },
};

/** Mounted at /push-api/v1. A device is known by its endpoint and secret, which nobody else has; a sign-in only adds whose it is. */
export function createPushApp(options: PushAppOptions): Hono {
  const { store, publicKey, tokens, verifyBearer, allowTest, clock, log } = options;
  const { rateLimits = memoryLimits(clock) } = options;
  const changes = rateLimits("push changes", limits.changes);
  const questions = rateLimits("push questions", limits.questions);
  const app = new Hono();

  app.use(limitBody(4_096));
  app.use(async (c, next) => {
    const isChange = c.req.path.endsWith(pushPaths.subscription) || c.req.path.endsWith(pushPaths.renew);
    const verdict = await (isChange ? changes : questions).take(callerKey(c));
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    c.header("cache-control", "no-store");
    return next();
  });

  const wrongEndpoint = (c: Context) =>
    refuse(c, 400, pushCodes.endpointRefused, "That is not the address of a push service.");
  const notYours = (c: Context) =>
    refuse(c, 403, pushCodes.notYours, "That subscription belongs to another device.");
  const unknown = (c: Context) => refuse(c, 404, pushCodes.unknown, "There is no such subscription.");
  const invalid = {
    invalid: (c: Context, [{ path, message }]: [{ path: string; message: string }, ...unknown[]]) =>
      refuse(c, 400, pushCodes.invalid, `${path || "The body"}: ${message}`),
  };

  app.get(pushPaths.key, (c) => c.json({ publicKey }));

  app.put(pushPaths.subscription, jsonBody(subscriptionBody, invalid), async (c) => {
    const given = c.req.valid("json");
    if (!isEndpoint(given.endpoint, allowTest)) return wrongEndpoint(c);
    const member = await verifyBearer(c.req.raw);
    // A sign-in that has ended: the browser renews it and comes again.
    if (!member && c.req.header("authorization"))
      return refuse(c, 401, "member.not_signed_in", "You are not authorized");
    if (!(await store.save(given, member?.subject ?? null))) return notYours(c);
    return c.json({ choices: given.choices, member: member !== null } satisfies PushState);
  });

  app.post(pushPaths.find, jsonBody(deviceProof, invalid), async (c) => {
    const device = await store.find(c.req.valid("json"));
    if (!device) return unknown(c);
    const member = await verifyBearer(c.req.raw);
    const isTheirs = member !== null && member.subject === device.subject;
    return c.json({ choices: choicesOf(device), member: isTheirs } satisfies PushState);
  });

  app.post(pushPaths.renew, jsonBody(renewalBody, invalid), async (c) => {
    const { before, ...now } = c.req.valid("json");
    if (!isEndpoint(now.endpoint, allowTest)) return wrongEndpoint(c);
    return (await store.renew(before, now)) ? c.body(null, 204) : unknown(c);
  });

  const idOf = (token: string) => {
    const read = tokens.read(tokenPurpose, token);
    return typeof read === "string" ? undefined : read.id;
  };
  /** What is gone stays gone, so the answer is the same. */
  app.post(pushPaths.end, jsonBody(pushEnd, invalid), async (c) => {
    const given = c.req.valid("json");
    const id = "token" in given ? idOf(given.token) : (await store.find(given))?.id;
    if (id) await store.end(id);
    return c.body(null, 204);
  });

  app.post(pushPaths.seen, jsonBody(seenBody, invalid), async (c) => {
    const { token, timeZone } = c.req.valid("json");
    const id = idOf(token);
    if (!id) return unknown(c);
    await store.seen(id, timeZone);
    return c.body(null, 204);
  });

  app.onError(
    (error, c) => refuseUnverified(c, error) ?? refuseFailed(c, error, log, "a request about push failed"),
  );
  return app;
}
