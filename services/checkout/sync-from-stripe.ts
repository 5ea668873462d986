import type Stripe from "stripe";
import type { TermLength } from "../../contracts/checkout.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { NewJob } from "../../platform/jobs/jobs.ts";
import { checkoutJobs } from "./checkout-jobs.ts";
import type { Bought, CheckoutMail } from "./mails.ts";
import { goneIsFine } from "./member-data.ts";
import { isMoneyBack } from "./money-back.ts";
import { givesPremium, graceEndOf } from "./premium-rule.ts";
import type { CheckoutStore, Entitlement, Purchase } from "./store.ts";
import { termOfPrice } from "./terms.ts";
import type { Trials } from "./trials.ts";

const dayMs = 86_400_000;
const date = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);
export const idOf = (given: string | { id: string } | null): string | null =>
  typeof given === "string" ? given : (given?.id ?? null);

type Facts = Omit<Entitlement, "version" | "updatedAt">;
type AtStripe = Omit<Facts, "id" | "subject" | "email" | "locale">;
type Read = (owner: Purchase, before: { termLength: string }) => Promise<AtStripe>;

/** Concurrent syncs of the same object conflict a few times at most; after that a job retries. */
const maxReadings = 10;

/**
 * Brings what we know in line with what Stripe knows. It always reads Stripe, so events may come twice, late, in any order
 * or not at all; a writing that another has overtaken is made again from a new reading.
 */
export function createStripeSync(options: {
  stripe: Stripe;
  store: CheckoutStore;
  trials: Pick<Trials, "admit">;
  clock: Clock;
}) {
  const { stripe, store, trials, clock } = options;

  /** Another look when something must have happened. */
  function rechecks({ id, status, periodEnd, graceEnd }: Facts): NewJob[] {
    const recheck = (at: Date): NewJob => ({
      kind: checkoutJobs.recheck,
      key: `${id}:${at.getTime()}`,
      runAt: at,
      payload: { entitlement: id },
    });
    return [
      ...(graceEnd ? [recheck(graceEnd)] : []),
      ...(periodEnd && status !== "canceled" ? [recheck(new Date(periodEnd.getTime() + dayMs))] : []),
    ];
  }

  /** A receipt when it begins, a word when it ends. */
  function lifeMails(facts: Facts, before: Entitlement | undefined, sessionId: string) {
    const { id, status, termLength, amount, currency, trialEnd } = facts;
    const waited = !before || ["incomplete", "unpaid"].includes(before.status);
    const begins = waited && givesPremium(facts, clock.now());
    const ends = status === "canceled" && before?.status !== "canceled";
    const bought = { termLength: termLength as TermLength, amount, currency, sessionId };
    const firstPayment = status === "trialing" ? trialEnd : null;
    return [
      begins ? mailJob(facts, "receipt", { about: id, at: firstPayment, bought }) : undefined,
      ends ? mailJob(facts, "ended", { about: id }) : undefined,
    ];
  }

  function mailJob(
    { subject, email: to, locale }: Pick<Entitlement, "subject" | "email" | "locale">,
    kind: CheckoutMail["kind"],
    { about, at = null, bought }: { about: string; at?: Date | null; bought?: Bought },
  ): NewJob | undefined {
    if (!subject && !to) return undefined;
    const date = at?.toISOString() ?? null;
    const mail: CheckoutMail = {
      kind,
      subject,
      to,
      locale: locale as Locale,
      date,
      ...(bought ? { bought } : {}),
    };
    return { kind: checkoutJobs.mail, key: `${kind}:${about}`, payload: mail };
  }

  /** Reads and writes until nobody has written in between, also not who it belongs to. */
  async function reconcile(
    id: string,
    { sessionId }: Purchase,
    read: Read,
  ): Promise<Entitlement | undefined> {
    for (let reading = 0; reading < maxReadings; reading++) {
      const known = await store.entitlement(id);
      const owner = await store.purchase(sessionId);
      if (!owner) return undefined;
      const { subject, email, locale } = owner;
      const facts = { id, subject, email, locale, ...(await read(owner, known ?? owner)) };
      if (known && sameFacts(known, facts)) return known;
      const mails = (await store.purchase(sessionId))?.refused
        ? [mailJob(facts, "trialUsed", { about: id })]
        : lifeMails(facts, known, sessionId);
      const after = [...rechecks(facts), ...mails.filter((mail) => mail !== undefined)];
      if (!(await store.save(known, facts, after))) continue;
      if ((await store.purchase(sessionId))?.subject === subject) return store.entitlement(id);
    }
    throw new Error(`${id} changes faster than it can be read.`);
  }

  const syncSubscription = (id: string, purchase: Purchase) =>
    reconcile(id, purchase, async (owner, { termLength }) => {
      let subscription = await stripe.subscriptions.retrieve(id);
      if (subscription.status === "trialing" && !(await trials.admit(subscription, owner))) {
        // Before anything has been charged, and before premium was given for it.
        await store.refuse(owner.sessionId, "trial");
        // A webhook's job may have canceled it in the same moment.
        await stripe.subscriptions.cancel(id).catch(goneIsFine);
        subscription = await stripe.subscriptions.retrieve(id);
      }
      const item = subscription.items.data[0];
      const periodStart = date(item?.current_period_start) ?? clock.now();
      return {
        kind: "subscription",
        customerId: idOf(subscription.customer),
        termLength: (item && termOfPrice(item.price.recurring)) ?? termLength,
        amount: item?.price.unit_amount ?? 0,
        currency: subscription.currency,
        status: subscription.status,
        periodEnd: date(item?.current_period_end),
        cancelAt: date(subscription.cancel_at),
        trialEnd: date(subscription.trial_end),
        graceEnd: graceEndOf(subscription.status, periodStart),
      };
    });

  const syncLifetime = (paymentIntent: string, purchase: Purchase) =>
    reconcile(paymentIntent, purchase, async () => {
      const intent = await stripe.paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge"] });
      const charge = intent.latest_charge as Stripe.Charge | null;
      return {
        kind: "lifetime",
        customerId: idOf(intent.customer),
        termLength: "Lifetime",
        amount: intent.amount,
        currency: intent.currency,
        status:
          charge && (await isMoneyBack(stripe, charge))
            ? "refunded"
            : intent.status === "succeeded"
              ? "paid"
              : "unpaid",
        periodEnd: null,
        cancelAt: null,
        trialEnd: null,
        graceEnd: null,
      };
    });

  /** Undefined for a session that was not begun here. */
  async function syncSession(sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
    const purchase = await store.purchase(sessionId);
    if (!purchase) return undefined;
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status === "expired") await store.expire(sessionId);
    if (session.status !== "complete") return session;
    const subscription = idOf(session.subscription);
    const paymentIntent = idOf(session.payment_intent);
    const email = session.customer_details?.email ?? null;
    await store.complete(sessionId, { email, entitlementId: subscription ?? paymentIntent });
    const customer = idOf(session.customer);
    if (purchase.subject && customer) await store.storeStripeId(`customer:${purchase.subject}`, customer);
    if (subscription) await syncSubscription(subscription, purchase);
    else if (paymentIntent) await syncLifetime(paymentIntent, purchase);
    // Another tab may hold a form for another term: what is bought is not to be bought again.
    for (const other of await store.purchasesOf(purchase.buyer))
      if (other.status === "open" && other.sessionId !== sessionId) await close(other.sessionId);
    return session;
  }

  /** Expires an open session; one that was just paid is synced instead. */
  async function close(sessionId: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(sessionId);
      await store.expire(sessionId);
    } catch {
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      if (session.status !== "complete") await store.expire(sessionId);
    }
  }

  return {
    syncSession,
    close,
    mailJob,
    /** By the id of what was bought; a subscription we have not heard of is looked for by its session. */
    async syncEntitlement(id: string): Promise<Entitlement | undefined> {
      const purchase = await store.purchaseOf(id);
      if (purchase) return (id.startsWith("sub_") ? syncSubscription : syncLifetime)(id, purchase);
      if (!id.startsWith("sub_")) return undefined;
      const { data } = await stripe.checkout.sessions.list({ subscription: id, limit: 1 });
      if (data[0]) await syncSession(data[0].id);
      return store.entitlement(id);
    },
  };
}

export type StripeSync = ReturnType<typeof createStripeSync>;

function sameFacts(known: Entitlement, facts: Facts): boolean {
  return (Object.keys(facts) as (keyof Facts)[]).every((name) => {
    const [a, b] = [known[name], facts[name]];
    return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
  });
}
