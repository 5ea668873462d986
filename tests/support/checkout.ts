import { randomUUID } from "node:crypto";
import { pino } from "pino";
import Stripe from "stripe";
import { checkoutPaths } from "../../contracts/checkout.ts";
import type { RoleStore } from "../../contracts/roles.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { MovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { createKeyRing, keyBytes } from "../../platform/sealing.ts";
import { createCheckout } from "../../services/checkout/checkout.ts";
import { handleCheckoutJobs, heardEvents } from "../../services/checkout/checkout-jobs.ts";
import type { OfferSource } from "../../services/checkout/offers.ts";
import { sweepTrials } from "../../services/checkout/sweep-trials.ts";
import { createContentApp } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import { createRoleStore } from "../../services/member/roles.ts";
import { createStripeSandbox } from "../../services/stripe-sandbox/sandbox.ts";
import { handleSandboxJobs } from "../../services/stripe-sandbox/sandbox-jobs.ts";
import { runningClock } from "./fixed-clock.ts";

export const premium = "WellspringPremium";
export const origin = "http://localhost:3000";
const silent = pino({ level: "silent" });

/** The fixtures' offers and one with every term. */
export const offer = {
  id: "00000000-0000-4000-8000-0000000000a0",
  monthly: "00000000-0000-4000-8000-0000000000a1",
  annual: "00000000-0000-4000-8000-0000000000a2",
  threeYear: "00000000-0000-4000-8000-0000000000a3",
  lifetime: "00000000-0000-4000-8000-0000000000a4",
  trial: "00000000-0000-4000-8000-0000000000a5",
  deal: { id: "00000000-0000-4000-8000-0000000000b0", annual: "00000000-0000-4000-8000-0000000000b1" },
} as const;
export const inactiveOffer = {
  id: "00000000-0000-4000-8000-000000000093",
  term: "00000000-0000-4000-8000-000000000094",
} as const;

const everyTerm = `id: ${offer.id}
type: subscriptionOffer
offerSlug: every_term
platform: Stripe
isActive: true
title: { en-US: Every term, es: Todos los plazos }
terms:
  - { id: ${offer.monthly}, termLength: Monthly, displayPrice: 4.99 }
  - { id: ${offer.annual}, termLength: Annual, displayPrice: 39.99 }
  - { id: ${offer.threeYear}, termLength: Three Year, displayPrice: 89.99 }
  - { id: ${offer.lifetime}, termLength: Lifetime, displayPrice: 149.99 }
  - { id: ${offer.trial}, termLength: Monthly, displayPrice: 4.99, trialDays: 7 }
`;

const lowerForNow = `id: ${offer.deal.id}
type: subscriptionOffer
offerSlug: lower_for_now
platform: Stripe
isActive: true
limitedTimeDeal: true
dealEnds: 2027-01-06
title: { en-US: Lower for now, es: Más bajo por ahora }
terms:
  - { id: ${offer.deal.annual}, termLength: Annual, displayPrice: 29.99, regularPrice: 39.99 }
`;

/** A good card that nobody else has: the nth of the range that the sandbox takes. */
export function testCard(nth: number): string {
  const digits = `424242${String(nth).padStart(9, "0")}`;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export async function loadOffers(): Promise<OfferSource> {
  const index = await loadLibrary(
    await copyLibrary({ "offers/every-term.yaml": everyTerm, "offers/lower-for-now.yaml": lowerForNow }),
  );
  const app = createContentApp({ index: () => index, log: silent });
  const fetch = (request: Request) => app.fetch(request);
  return createContentClient({ fetch, baseUrl: "http://content.invalid" });
}

/** A member's name serves as their token. */
const byName =
  (rolesOf: (subject: string) => Promise<string[]>): VerifyBearer =>
  async (request) => {
    const subject = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    return subject && subject !== "nonsense" ? { subject, roles: await rolesOf(subject) } : null;
  };

export interface Shop extends Awaited<ReturnType<typeof openShop>> {}

/** The checkout and the sandbox as the server wires them, on one database, with a clock that can be moved. */
export async function openShop(
  database: Database,
  given: {
    content: OfferSource;
    /** Undefined lets the event through. */
    deliver?: (request: Request) => Promise<Response> | undefined;
    watchRoles?: (roles: RoleStore) => RoleStore;
    leaseMs?: number;
    /** The address of a member's account; without it nobody has one. */
    emailOf?: (subject: string) => Promise<string | undefined>;
    clock?: MovableClock;
  },
) {
  const { watchRoles = (unwatched) => unwatched, leaseMs = 30_000, emailOf = async () => undefined } = given;
  const { clock = runningClock() } = given;
  const jobs = await createJobs({ database, clock, log: silent, leaseMs });
  const roles = watchRoles(createRoleStore({ database, clock }));
  const mails: Mail[] = [];
  const ring = createKeyRing([Buffer.alloc(keyBytes, 7)]);
  const webhookUrl = `${origin}${checkoutPaths.webhooks}`;
  const sandbox = await createStripeSandbox({
    database,
    clock,
    jobs,
    log: silent,
    siteName: "Wellspring",
    pagesUrl: `${origin}/sandbox/stripe`,
    webhook: {
      url: webhookUrl,
      events: heardEvents,
      fetch: async (request) => given.deliver?.(request) ?? checkout.app.fetch(request),
    },
  });
  const stripe = new Stripe(sandbox.apiKey, {
    httpClient: Stripe.createFetchHttpClient(async (url, init) => sandbox.api.request(String(url), init)),
    telemetry: false,
  });
  const checkout = await createCheckout({
    stripe,
    webhookSecret: sandbox.webhookSecret,
    webhookClock: clock,
    scope: "sandbox",
    content: given.content,
    database,
    jobs,
    ring,
    roles,
    verifyBearer: byName((subject) => roles.of(subject)),
    mailer: {
      async send(mail) {
        mails.push(mail);
        return { messageId: mail.messageId ?? "" };
      },
    },
    emailOf,
    origin,
    siteName: "Wellspring",
    productName: "Wellspring",
    clock,
    log: silent,
  });
  handleSandboxJobs(jobs, async () => sandbox);
  handleCheckoutJobs(jobs, async () => checkout);
  jobs.start();

  async function call(
    method: string,
    path: string,
    options: { as?: string; body?: unknown; headers?: object } = {},
  ) {
    const response = await checkout.app.request(path, {
      method,
      headers: {
        ...(options.as ? { authorization: `Bearer ${options.as}` } : {}),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  const form = async (secret: string, path: string, body: object) =>
    (
      await sandbox.pages.request(`/checkout/${secret}/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json();

  /** The key of the browser in which a guest's session was begun. */
  const keys = new Map<string, string>();

  async function begin(term: string, options: { as?: string; key?: string; redirectUrl?: string } = {}) {
    const { as, key = randomUUID(), redirectUrl = "/?action=upgrade" } = options;
    const answer = await call("POST", checkoutPaths.sessions, {
      ...(as ? { as } : {}),
      headers: { "x-buyer-key": key },
      body: { offerId: offer.id, offerTermId: term, redirectUrl },
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    const secret: string = answer.body.clientSecret;
    const sessionId = secret.split("_secret_")[0]!;
    if (!as) keys.set(sessionId, key);
    return { secret, sessionId, key };
  }

  const pay = (secret: string, number = "4242424242424242", email = "ana@example.com") =>
    form(secret, "pay", { number, expiry: "12 / 40", cvc: "123", email });

  return {
    database,
    clock,
    jobs,
    roles,
    mails,
    sandbox,
    stripe,
    checkout,
    sweep: () => sweepTrials({ database, clock, ring }),
    call,
    form,
    begin,
    pay,
    /** From the browser that began it, or from another. */
    claim: (sessionId: string, as: string, key = keys.get(sessionId)) =>
      call("PUT", `${checkoutPaths.sessions}/${sessionId}`, {
        as,
        ...(key ? { headers: { "x-buyer-key": key } } : {}),
      }),
    isPremium: async (subject: string) => (await roles.of(subject)).includes(premium),
    /** Days on, and all that follows from it. */
    async pass(days: number) {
      clock.advance(days * 86_400_000);
      await jobs.idle();
    },
    /** A member's whole purchase. */
    async buy(term: string, as: string, number?: string) {
      const { secret, sessionId } = await begin(term, { as });
      const paid = await pay(secret, number, `${as}@example.com`);
      if (paid.status !== "complete") throw new Error(JSON.stringify(paid));
      await jobs.idle();
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      return {
        sessionId,
        subscription: session.subscription as string,
        paymentIntent: session.payment_intent as string,
      };
    },
  };
}
