import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type Stripe from "stripe";
import { buyerKeyHeader, checkoutCodes, checkoutPaths } from "../../contracts/checkout.ts";
import { type CheckoutSession, checkoutRequest, portalRequest } from "../../contracts/checkout-calls.ts";
import { addressKey } from "../../platform/address.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { type Limits, memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { type MemberEnv, memberOnly, refuseUnverified } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import { isBrowserOf } from "./buyer.ts";
import type { Catalog } from "./catalog.ts";
import type { createClaim } from "./claim.ts";
import { localeOfUrl, readReturnPage } from "./redirects.ts";
import type { createStart } from "./start.ts";
import type { CheckoutStore } from "./store.ts";
import { shownEntitlement, subscriptionView } from "./subscription-view.ts";
import type { StripeSync } from "./sync-from-stripe.ts";
import type { Trials } from "./trials.ts";
import { createWebhooks } from "./webhooks.ts";

interface CheckoutAppOptions {
  start: ReturnType<typeof createStart>;
  claim: ReturnType<typeof createClaim>;
  stripe: Stripe;
  store: CheckoutStore;
  catalog: Catalog;
  stripeSync: StripeSync;
  trials: Trials;
  jobs: Jobs;
  webhookSecret: string;
  webhookClock: Clock;
  verifyBearer: VerifyBearer;
  role: string;
  origin: string;
  clock: Clock;
  rateLimits?: Limits;
  log: Log;
  addressOf: AddressOf | undefined;
}

export type AddressOf = (c: Context<{ Bindings: HttpBindings }>) => string | undefined;

/** A session is open for a day, and its buyer comes back at once. */
const emailShownMs = 2 * 86_400_000;
const buyerKey = /^[\w-]{16,64}$/;
// A stand-in may write a hyphen into its ids.
const sessionShape = /^cs_[\w-]{10,200}$/;

/** Mounted at /{product}/api/v2/stripe. */
export function createCheckoutApp(options: CheckoutAppOptions): Hono<MemberEnv> {
  const { start, claim, stripe, store, catalog, stripeSync, verifyBearer, role, origin, clock, log } =
    options;
  const app = new Hono<MemberEnv>();
  const { rateLimits = memoryLimits(clock) } = options;
  const requests = rateLimits("checkout", { requests: 120, windowMs: 60_000 });
  const member = memberOnly(verifyBearer);

  app.route(checkoutPaths.webhooks, createWebhooks(options));
  app.use(limitBody(8 * 1024));
  app.use(async (c, next) => {
    const address = options.addressOf?.(c as unknown as Context<{ Bindings: HttpBindings }>);
    const verdict = address ? await requests.take(addressKey(address)) : undefined;
    if (verdict?.allowed === false) return tooManyRequests(c, verdict.retryAfterSeconds);
    c.header("cache-control", "no-store");
    return next();
  });

  app.post(checkoutPaths.sessions, startBody, async (c) => {
    const buyer = await verifyBearer(c.req.raw);
    // An invalid token is a 401 rather than a guest checkout.
    if (!buyer && c.req.header("authorization"))
      return refuse(c, 401, "member.not_signed_in", "You are not authorized");
    if (buyer?.roles.includes(role)) return alreadyPremium(c);
    const started = await start(c.req.valid("json"), {
      subject: buyer?.subject,
      browserKey: browserKeyOf(c),
    });
    if ("clientSecret" in started) return c.json(started, 201);
    if (started.refused === "trial") return trialUsed(c);
    if (started.refused === "premium") return alreadyPremium(c, started.sessionId);
    if (started.refused === "offer")
      return refuse(c, 400, checkoutCodes.offerUnknown, "There is no such offer with such a term.");
    return refuse(c, 400, checkoutCodes.redirectInvalid, "redirectUrl must be a path of this site.");
  });

  app.get(`${checkoutPaths.sessions}/:id`, async (c) => {
    const id = c.req.param("id");
    const session = sessionShape.test(id) ? await stripeSync.syncSession(id) : undefined;
    if (!session) return unknownSession(c);
    const purchase = await store.purchase(id);
    // The id is in a URL that may be saved or shared: show the e-mail only to the buyer, and only while new.
    const isNew = clock.now().getTime() - (purchase?.createdAt.getTime() ?? 0) < emailShownMs;
    const isBuyer =
      purchase?.subject != null
        ? (await verifyBearer(c.req.raw))?.subject === purchase.subject
        : isBrowserOf(purchase?.buyer ?? "", browserKeyOf(c));
    // One that has expired was not paid for; the specification knows open and complete.
    const answer: CheckoutSession = {
      status: session.status === "complete" ? "complete" : "open",
      customerEmail: (isNew && isBuyer && session.customer_details?.email) || null,
      ...(purchase?.refused ? { refused: purchase.refused } : {}),
    };
    return c.json(answer);
  });

  app.put(`${checkoutPaths.sessions}/:id?`, member, async (c) => {
    const id = c.req.param("id") ?? "";
    if (id === "") return refuse(c, 400, checkoutCodes.invalid, "Which session? Its id is missing.");
    const caller = { subject: c.get("member").subject, browserKey: browserKeyOf(c) };
    const claimed = sessionShape.test(id) ? await claim(id, caller) : undefined;
    if (claimed && "status" in claimed) return c.json(claimed);
    if (claimed?.refused === "open")
      return refuse(c, 409, checkoutCodes.notComplete, "This session has not been paid for.");
    if (claimed?.refused === "another")
      return refuse(c, 409, checkoutCodes.claimedByAnother, "This session belongs to another member.");
    if (claimed?.refused === "trial") return trialUsed(c);
    if (claimed?.refused === "elsewhere")
      return refuse(
        c,
        403,
        checkoutCodes.boughtByAnother,
        "It was bought in another browser, and not with the address of this account.",
      );
    return unknownSession(c);
  });

  app.get(checkoutPaths.subscription, member, async (c) => {
    const { subject } = c.get("member");
    const view = subscriptionView(await store.entitlementsOf(subject), clock.now());
    return c.json({ ...view, trialUsed: await options.trials.hasHad(subject) });
  });

  app.post(checkoutPaths.portal, member, portalBody, async (c) => {
    const page = readReturnPage(c.req.valid("json").returnUrl);
    if (!page) return wrongReturn(c);
    const bought = shownEntitlement(await store.entitlementsOf(c.get("member").subject), clock.now());
    if (!bought?.customerId || bought.kind !== "subscription")
      return refuse(c, 404, checkoutCodes.nothingBought, "There is no subscription to look after.");
    const { url } = await stripe.billingPortal.sessions.create({
      customer: bought.customerId,
      configuration: await catalog.portalConfiguration(),
      return_url: `${origin}${page.pathname}${page.search}`,
      locale: localeOfUrl(page) === "es" ? "es" : "en",
    });
    return c.json({ url });
  });

  app.notFound((c) => refuse(c, 404, "request.not_found", "The checkout has no such address."));
  app.onError((error, c) => {
    const unverified = refuseUnverified(c, error);
    if (unverified) return unverified;
    const what = "a checkout request failed";
    if (!String((error as { type?: unknown }).type).startsWith("Stripe"))
      return refuseFailed(c, error, log, what);
    log.error({ err: error, path: loggedPath(c.req.path) }, what);
    return refuse(
      c,
      502,
      checkoutCodes.notAvailable,
      "Cards cannot be taken at the moment. Please try again.",
    );
  });
  return app;
}

function browserKeyOf(c: Context): string | undefined {
  const key = c.req.header(buyerKeyHeader) ?? "";
  return buyerKey.test(key) ? key : undefined;
}

const startBody = jsonBody(checkoutRequest, {
  invalid: (c) =>
    refuse(c, 400, checkoutCodes.invalid, "The body needs offerId, offerTermId and redirectUrl."),
});
const wrongReturn = (c: Context) =>
  refuse(c, 400, checkoutCodes.redirectInvalid, "returnUrl must be a path of this site.");
const portalBody = jsonBody(portalRequest, { invalid: wrongReturn });
const unknownSession = (c: Context) =>
  refuse(c, 404, checkoutCodes.sessionUnknown, "There is no such session.");
const trialUsed = (c: Context) =>
  refuse(c, 409, checkoutCodes.trialUsed, "There has been a free trial already. Nothing was charged.");
const alreadyPremium = (c: Context, sessionId?: string) =>
  refuse(c, 409, checkoutCodes.alreadyPremium, "Premium is already yours.", sessionId ? { sessionId } : {});
