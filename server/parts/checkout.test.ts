import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wordsInCode } from "../../contracts/mail-words.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { memoryLimits } from "../../platform/limits/limits.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { createContentApp } from "../../services/content/app.ts";
import { loadLibrary } from "../../services/content/fixtures/load-library.ts";
import { createRoleStore } from "../../services/member/roles.ts";
import { loadOffers, offer } from "../../tests/support/checkout.ts";
import { newMigratedPglitePlace } from "../../tests/support/databases.ts";
import { readConfig } from "../config.ts";
import { createDevGuard } from "../dev-guard.ts";
import { composeCheckout } from "./checkout.ts";
import { lazy } from "./lazy.ts";
import type { Shared } from "./shared.ts";

const stripe = "/wellspring/api/v2/stripe";
const log = pino({ level: "silent" });
const warnings: unknown[] = [];
const closing: (() => Promise<void>)[] = [];
let shared: Omit<Shared, "config">;

const verifyBearer: VerifyBearer = async (request) => {
  const subject = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  return subject ? { subject, roles: await shared.roles.of(subject) } : null;
};

beforeAll(async () => {
  const place = await newMigratedPglitePlace();
  const clock = createMovableClock();
  const database = await openDatabase({ ...place, log });
  const jobs = await createJobs({ database, clock, log });
  const mailer = createMailer({ dataDir: place.dataDir, from: { address: "a@example.com" }, clock, log });
  const loud = Object.assign(Object.create(log), {
    warn: (...args: unknown[]) => warnings.push(args.at(-1)),
  });
  const roles = createRoleStore({ database, clock });
  shared = {
    database,
    mailer,
    mailWords: wordsInCode,
    clock,
    log: loud,
    verifyBearer,
    roles,
    jobs,
    rateLimits: memoryLimits(clock),
  };
  closing.push(
    () => jobs.close(),
    () => database.close(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

async function compose(environment: Record<string, string>, own: Partial<Shared> = {}) {
  const config = readConfig(environment, "/srv");
  const identity = lazy(async () => ({ claimsFor: async () => undefined }) as never);
  const { mounts } = composeCheckout(
    { ...shared, ...own, config },
    { content: await loadOffers(), identity, devGuard: createDevGuard(config) },
  );
  const app = new Hono();
  for (const mount of mounts) app.route(mount.path, mount.app);
  return app;
}
/** Jobs of a kind are handled once in a process. */
async function ownJobs() {
  const jobs = await createJobs({ ...shared, log });
  closing.unshift(() => jobs.close());
  return { jobs };
}
const post = (body: object, as?: string) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...(as ? { authorization: `Bearer ${as}` } : {}) },
  body: JSON.stringify(body),
});
const wanted = { offerId: offer.id, offerTermId: offer.annual, redirectUrl: "/verses" };

test("where nobody takes cards nothing can be bought, no sandbox is there, and it is logged", async () => {
  const app = await compose({ STRIPE_SANDBOX: "off" });
  const answer = await app.request(`${stripe}/checkout/sessions`, post(wanted));
  expect([answer.status, (await answer.json()).code]).toEqual([503, "checkout.not_available"]);
  expect((await app.request("/sandbox/stripe")).status).toBe(404);
  expect(warnings).toEqual(["nothing can be bought: STRIPE_SECRET_KEY is not set"]);
});

test("the sandbox's dashboard is a developer's page: on Staging it needs DEV_KEY, and buyers' pages do not", async () => {
  const key = "a key of more than sixteen characters";
  const withKey = { headers: { authorization: `Basic ${btoa(`dev:${key}`)}` } };
  const refund = "/sandbox/stripe/charges/ch_1/refund";
  const app = await compose({ ENVIRONMENT: "Staging", DEV_KEY: key }, await ownJobs());
  const status = async (path: string, init?: RequestInit) => (await app.request(path, init)).status;
  expect(await status("/sandbox/stripe")).toBe(401);
  expect(await status("/sandbox/stripe", { method: "HEAD" })).toBe(401);
  expect(await status(refund, { method: "POST" })).toBe(401);
  expect(await status(refund.replace("charges", "%63harges"), { method: "POST" })).toBe(401);
  expect(await status("/sandbox/stripe", withKey)).toBe(200);
  expect(await status(refund, { method: "POST", ...withKey })).toBe(303);
  const { clientSecret } = await (await app.request(`${stripe}/checkout/sessions`, post(wanted))).json();
  expect(await status(`/sandbox/stripe/checkout/${clientSecret}`)).toBe(200);
  expect(await status("/sandbox/stripe/card-form.js")).toBe(200);

  const closed = await compose({ ENVIRONMENT: "Staging" }, await ownJobs());
  expect((await closed.request("/sandbox/stripe")).status).toBe(404);
  expect((await closed.request(refund, { method: "POST" })).status).toBe(404);
  expect((await closed.request("/sandbox/stripe/card-form.js")).status).toBe(200);
});

test("a purchase at the addresses of the product ends in the role, and session_id guessing gives no premium content", async () => {
  const app = await compose({});
  shared.jobs.start();
  const { clientSecret } = await (
    await app.request(`${stripe}/checkout/sessions`, post(wanted, "ana"))
  ).json();
  const card = { number: "4242424242424242", expiry: "12/40", cvc: "123", email: "ana@example.com" };
  const paid = await (await app.request(`/sandbox/stripe/checkout/${clientSecret}/pay`, post(card))).json();
  expect(paid.status).toBe("complete");
  await shared.jobs.idle();
  expect(await shared.roles.of("ana")).toEqual(["WellspringPremium"]);

  const index = await loadLibrary();
  const content = createContentApp({
    index: () => index,
    premiumRole: "WellspringPremium",
    authorize: verifyBearer,
  });
  const isTeaser = async (query: string, as?: string) => {
    const path = `/umbraco/delivery/api/v2/content/item/study-guides/ruth/1-moab/read${query}`;
    const answer = await content.request(path, as ? { headers: { authorization: `Bearer ${as}` } } : {});
    return (await answer.json()).properties.isTeaser;
  };
  const sessionId = new URL(paid.returnUrl).searchParams.get("session_id");
  expect(sessionId).toBe(clientSecret.split("_secret_")[0]);
  for (const query of [
    "?session_id=cs_test_guess",
    `?session_id=${sessionId}`,
    `?session_id=${sessionId}&action=upgrade`,
  ]) {
    expect(await isTeaser(query)).toBe(true);
    expect(await isTeaser(query, "bob")).toBe(true);
  }
  expect(await isTeaser("", "ana")).toBe(false);
});
