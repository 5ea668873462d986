import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { TermLength } from "../../contracts/checkout.ts";
import type { CheckoutRequest } from "../../contracts/checkout-calls.ts";
import type { Clock } from "../../platform/clock.ts";
import { buyerOf, type Caller } from "./buyer.ts";
import type { Catalog } from "./catalog.ts";
import { checkoutJobs } from "./checkout-jobs.ts";
import { type OfferSource, type OfferTerm, readOffers } from "./offers.ts";
import { givesPremium } from "./premium-rule.ts";
import { localeOfUrl, readReturnPage, returnAddress } from "./redirects.ts";
import type { CheckoutStore, Purchase } from "./store.ts";
import type { StripeSync } from "./sync-from-stripe.ts";
import { intervalOf } from "./terms.ts";
import type { Trials } from "./trials.ts";

interface StartOptions {
  stripe: Stripe;
  store: CheckoutStore;
  catalog: Catalog;
  stripeSync: StripeSync;
  trials: Trials;
  content: OfferSource;
  emailOf(subject: string): Promise<string | undefined>;
  origin: string;
  clock: Clock;
}

type Started =
  | { clientSecret: string }
  | { refused: "offer" | "redirect" | "trial" }
  | { refused: "premium"; sessionId?: string };

const hourMs = 3_600_000;

/** Offers, terms and prices are the content's own; the browser names two ids and a page, nothing more. */
export function createStart(options: StartOptions) {
  const { stripe, store, catalog, stripeSync, trials, content, emailOf, origin, clock } = options;

  async function create(
    term: OfferTerm,
    given: {
      offerId: string;
      buyer: string;
      subject: string | undefined;
      returnUrl: string;
      locale: "en-US" | "es";
    },
    attempt: number,
  ): Promise<string> {
    const { offerId, buyer, subject, returnUrl, locale } = given;
    const metadata = { offerId, offerTermId: term.id };
    const customer = subject ? await store.stripeId(`customer:${subject}`) : undefined;
    const email = subject && !customer ? await emailOf(subject) : undefined;
    const params: Stripe.Checkout.SessionCreateParams = {
      ui_mode: "embedded_page",
      line_items: [{ price: await catalog.price(term), quantity: 1 }],
      return_url: returnUrl,
      locale: locale === "es" ? "es" : "en",
      metadata,
      ...(customer ? { customer } : {}),
      ...(email ? { customer_email: email } : {}),
      ...(subject ? { client_reference_id: subject } : {}),
      ...(intervalOf(term.termLength)
        ? {
            mode: "subscription",
            subscription_data: {
              metadata,
              ...(term.trialDays > 0 ? { trial_period_days: term.trialDays } : {}),
            },
          }
        : { mode: "payment", ...(customer ? {} : { customer_creation: "always" }) }),
    };
    // The same wish of the same buyer is the same session, however often and from however many tabs it is sent.
    const idempotencyKey = createHash("sha256")
      .update(JSON.stringify([buyer, attempt, params]))
      .digest("hex");
    const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
    const now = clock.now();
    await store.begin(
      {
        sessionId: session.id,
        buyer,
        subject: subject ?? null,
        offerId,
        offerTermId: term.id,
        termLength: term.termLength satisfies TermLength,
        returnUrl,
        locale,
        status: "open",
        email: null,
        entitlementId: null,
        refused: null,
        createdAt: now,
        claimedAt: null,
      },
      {
        kind: checkoutJobs.recheck,
        key: session.id,
        runAt: new Date(now.getTime() + 25 * hourMs),
        payload: { session: session.id },
      },
    );
    return session.client_secret!;
  }

  /** One open session for each buyer: the others are closed, so that two tabs can never be paid for twice. */
  async function syncOpen(
    open: Purchase[],
    wanted: { term: OfferTerm; returnUrl: string },
  ): Promise<Started | undefined> {
    let same: Started | undefined;
    for (const purchase of open) {
      const session = await stripeSync.syncSession(purchase.sessionId);
      if (session?.status === "complete") return { refused: "premium", sessionId: purchase.sessionId };
      if (session?.status !== "open") continue;
      // A form that was opened while a lower price was sold is not shown again when it is not.
      const { id, amount, trialDays } = wanted.term;
      const isWanted =
        purchase.offerTermId === id &&
        purchase.returnUrl === wanted.returnUrl &&
        session.amount_total === (trialDays > 0 ? 0 : amount);
      if (isWanted && !same) same = { clientSecret: session.client_secret! };
      else await stripeSync.close(purchase.sessionId);
    }
    return same;
  }

  /** Paid back or cancelled, with nothing left to claim. */
  async function isOver(entitlementId: string | null): Promise<boolean> {
    const bought = entitlementId ? await store.entitlement(entitlementId) : undefined;
    return bought !== undefined && ["canceled", "incomplete_expired", "refunded"].includes(bought.status);
  }

  return async function start(request: CheckoutRequest, caller: Caller): Promise<Started> {
    const { subject } = caller;
    const page = readReturnPage(request.redirectUrl);
    if (!page) return { refused: "redirect" };
    const offer = (await readOffers(content, clock.now())).find(({ id }) => id === request.offerId);
    const term = offer?.terms.find(({ id }) => id === request.offerTermId);
    if (!offer || !term) return { refused: "offer" };
    const bought = subject ? await store.entitlementsOf(subject) : [];
    if (bought.some((one) => givesPremium(one, clock.now()))) return { refused: "premium" };
    if (term.trialDays > 0 && subject && (await trials.hasHad(subject))) return { refused: "trial" };
    const marks = { campaign: offer.slug, content: term.termLength.toLowerCase().replaceAll(" ", "-") };
    const returnUrl = returnAddress(origin, page, marks);
    const buyer = buyerOf(caller);
    const earlier = await store.purchasesOf(buyer);
    // What a browser has bought and nobody has claimed is not bought again by a second click.
    for (const { status, subject: owner, sessionId, entitlementId } of earlier)
      if (status === "complete" && !owner && !(await isOver(entitlementId)))
        return { refused: "premium", sessionId };
    const open = earlier.filter(({ status }) => status === "open");
    const known = await syncOpen(open, { term, returnUrl });
    if (known) return known;
    const given = { offerId: offer.id, buyer, subject, returnUrl, locale: localeOfUrl(page) };
    return { clientSecret: await create(term, given, earlier.length) };
  };
}
