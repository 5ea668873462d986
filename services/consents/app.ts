import { type Context, Hono } from "hono";
import * as z from "zod";
import {
  consentCodes,
  consentTokenHeader,
  type PrivacyChoices,
  privacyPlaces,
} from "../../contracts/consents.ts";
import { normalizeEmail } from "../../contracts/email-address.ts";
import { leadSources, rsidPattern } from "../../contracts/lead-fields.ts";
import { dailyTimeZone, locales } from "../../contracts/site.ts";
import { limitBody } from "../../platform/body-size.ts";
import { callerKey } from "../../platform/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { type Limits, memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { refuseUnverified } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import { canonicalTimeZone } from "../../platform/time-zone.ts";
import type { Consents } from "./consents.ts";
import type { ListKey } from "./own-list.ts";
import type { Decider } from "./privacy-choices.ts";

interface ConsentsAppOptions {
  consents: Consents;
  /** The member or the lead that a request speaks for, by its tokens. */
  identify(request: Request): Promise<Decider | undefined>;
  clock: Clock;
  rateLimits?: Limits;
  log: Pick<Log, "error">;
}

const locale = z.enum(locales).default("en-US");
const newsletterRequest = z.object({
  email: z.string(),
  locale,
  timeZone: z.string().optional(),
  source: z.enum(leadSources).default("newsletter"),
  rsid: z.string().regex(rsidPattern).optional(),
});
const manageRequest = z.object({ email: z.string(), locale });
const privacyRequest: z.ZodType<PrivacyChoices> = z.object({
  measurement: z.boolean(),
  marketing: z.boolean(),
  at: z.iso.datetime(),
  place: z.enum(privacyPlaces),
  locale: z.enum(locales),
});
const tokenRequest = z.object({ token: z.string() });
/** No mail lists more, since no more may wait. */
const confirmRequest = tokenRequest.extend({ receipts: z.array(z.string().max(36)).max(100).optional() });

const bodyMax = 16 * 1024;
const limits = {
  linkRequests: { requests: 20, windowMs: 10 * 60_000 },
  all: { requests: 120, windowMs: 60_000 },
};

/** Mounted at /consents-api/v1. Sign-in is optional: a link from an e-mail is sufficient authorization. */
export function createConsentsApp({
  consents,
  identify,
  clock,
  rateLimits = memoryLimits(clock),
  log,
}: ConsentsAppOptions): Hono {
  const app = new Hono();
  const linkLimit = rateLimits("consents links", limits.linkRequests);
  const all = rateLimits("consents", limits.all);

  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    const verdict = await all.take(callerKey(c));
    return verdict.allowed ? next() : tooManyRequests(c, verdict.retryAfterSeconds);
  });
  app.use(limitBody(bodyMax));

  const malformed = (c: Context) =>
    refuse(c, 400, consentCodes.malformed, "The body is not the JSON that this call takes.");
  const bodyOf = <Schema extends z.core.$ZodType>(schema: Schema) => jsonBody(schema, { invalid: malformed });
  const badToken = (c: Context, why: "invalid" | "expired") =>
    why === "expired"
      ? refuse(c, 410, consentCodes.tokenExpired, "The link has expired. Ask for a new one.")
      : refuse(c, 400, consentCodes.tokenInvalid, "The link is not valid.");

  /** The same answer for every address, known or not. */
  async function handleLinkRequest(
    c: Context,
    given: string,
    work: (email: string) => Promise<void>,
  ): Promise<Response> {
    const email = normalizeEmail(given);
    if (!email) return refuse(c, 400, consentCodes.emailInvalid, "The e-mail address is not valid.");
    const verdict = await linkLimit.take(callerKey(c));
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    await work(email);
    return c.json({ state: "sent" }, 202);
  }

  app.post("/newsletter", bodyOf(newsletterRequest), async (c) => {
    const body = c.req.valid("json");
    const timeZone = canonicalTimeZone(body.timeZone) ?? dailyTimeZone;
    return handleLinkRequest(c, body.email, (email) => consents.subscribe({ ...body, email, timeZone }));
  });
  app.post("/manage-link", bodyOf(manageRequest), async (c) => {
    const body = c.req.valid("json");
    return handleLinkRequest(c, body.email, (email) => consents.sendManageLink(email, body.locale));
  });
  app.get("/confirm", async (c) => {
    const answer = await consents.listToConfirm(c.req.header(consentTokenHeader) ?? "");
    return typeof answer === "string" ? badToken(c, answer) : c.json(answer);
  });
  app.post("/confirm", bodyOf(confirmRequest), async (c) => {
    const { token, receipts } = c.req.valid("json");
    const answer = await consents.confirm(token, receipts);
    return typeof answer === "string" ? badToken(c, answer) : c.json({ state: "confirmed", ...answer });
  });

  // RFC 8058: mail programs post to the very address of the header; people who open it get a page with a button.
  app.get("/unsubscribe", (c) =>
    c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.query("token") ?? "")}`, 303),
  );
  async function unsubscribe(c: Context, token: string, by: "the page" | "one click"): Promise<Response> {
    const done = await consents.unsubscribe(token, by);
    return done === "done" ? c.json({ state: "unsubscribed" }) : badToken(c, done);
  }
  app.post(
    "/unsubscribe",
    async (c, next) => {
      const token = c.req.query("token");
      return token === undefined ? next() : unsubscribe(c, token, "one click");
    },
    bodyOf(tokenRequest),
    (c) => unsubscribe(c, c.req.valid("json").token, "the page"),
  );

  app.post("/privacy-choices", bodyOf(privacyRequest), async (c) => {
    const body = c.req.valid("json");
    const who = await identify(c.req.raw);
    if (!who)
      return refuse(c, 401, consentCodes.ownerUnknown, "Send a member's bearer token or a lead's token.");
    return c.json(await consents.storePrivacyChoices(who, body));
  });

  /** The token of an e-mail link, else the signed-in member. */
  async function listKey(c: Context): Promise<ListKey | undefined> {
    const token = c.req.header(consentTokenHeader);
    const member = token === undefined ? await identify(c.req.raw) : undefined;
    if (member?.proven) return { email: member.email };
    // An invalid token is a 401.
    if (token === undefined && !member && c.req.header("authorization")) return undefined;
    return { token: token ?? "" };
  }
  const notSignedIn = (c: Context) => refuse(c, 401, "member.not_signed_in", "You are not authorized");
  app.get("/consents", async (c) => {
    const key = await listKey(c);
    if (!key) return notSignedIn(c);
    const answer = await consents.overview(key);
    return typeof answer === "string" ? badToken(c, answer) : c.json(answer);
  });
  app.post("/consents/:id/revoke", async (c) => {
    const key = await listKey(c);
    if (!key) return notSignedIn(c);
    const answer = await consents.revoke(key, c.req.param("id"));
    if (answer === "done") return c.json({ state: "revoked" });
    if (answer === "unknown") return refuse(c, 404, consentCodes.unknown, "There is no such consent.");
    return badToken(c, answer);
  });

  app.notFound((c) => refuse(c, 404, "request.not_found", "The consents service has no such address."));
  app.onError((error, c) => {
    const unverified = refuseUnverified(c, error);
    if (unverified) return unverified;
    return refuseFailed(c, error, log, "a consents request failed");
  });
  return app;
}
