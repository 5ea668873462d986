import type Stripe from "stripe";
import type { Clock } from "../../platform/clock.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { type EventJob, heardEvents, type RecheckJob } from "./checkout-jobs.ts";
import { isMoneyBack } from "./money-back.ts";
import { givesPremium } from "./premium-rule.ts";
import type { CheckoutStore } from "./store.ts";
import { idOf, type StripeSync } from "./sync-from-stripe.ts";

/** What an event is about, or undefined when it does not concern us. Nothing else of it is used. */
export function jobOfEvent({ type, data }: Stripe.Event): EventJob | undefined {
  const about = data.object as
    | Stripe.Checkout.Session
    | Stripe.Subscription
    | Stripe.Invoice
    | Stripe.Charge
    | Stripe.Dispute;
  if (!heardEvents.some((heard) => heard === type)) return undefined;
  switch (about.object) {
    case "checkout.session":
      return { type, session: about.id };
    case "subscription":
      return { type, subscription: about.id };
    case "charge":
      return { type, charge: about.id };
    // The charge or subscription is in different fields in different API versions.
    case "dispute":
      return { type, dispute: about.id };
    case "invoice":
      return { type, invoice: about.id };
    default:
      return undefined;
  }
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription ?? null);

export function createEventWork(options: {
  stripe: Stripe;
  store: CheckoutStore;
  stripeSync: StripeSync;
  jobs: Jobs;
  clock: Clock;
}) {
  const { stripe, store, stripeSync, jobs, clock } = options;

  /**
   * A failed renewal is mailed to the member once, however often it is retried. Stripe may retry for weeks,
   * longer than finished jobs are remembered; after the grace period there is nothing left to send.
   */
  async function mailFailure(invoice: Stripe.Invoice, subscriptionId: string): Promise<void> {
    const entitlement = await store.entitlement(subscriptionId);
    if (entitlement?.status !== "past_due" || invoice.status !== "open") return;
    if (!givesPremium(entitlement, clock.now())) return;
    const mail = stripeSync.mailJob(entitlement, "paymentFailed", {
      about: invoice.id,
      at: entitlement.graceEnd,
    });
    if (mail) await jobs.add(mail);
  }

  async function mailTrialEnd(subscriptionId: string): Promise<void> {
    const entitlement = await store.entitlement(subscriptionId);
    if (entitlement?.status !== "trialing" || entitlement.cancelAt) return;
    const mail = stripeSync.mailJob(entitlement, "trialEnds", {
      about: subscriptionId,
      at: entitlement.trialEnd,
    });
    if (mail) await jobs.add(mail);
  }

  /** Money that went back takes what it paid for with it; a subscription's earlier periods are over anyway. */
  async function afterMoneyBack(chargeId: string): Promise<void> {
    const charge = await stripe.charges.retrieve(chargeId);
    const intent = idOf(charge.payment_intent);
    if (!intent || (await stripeSync.syncEntitlement(intent)) || !(await isMoneyBack(stripe, charge))) return;
    const { data } = await stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: intent },
    });
    const invoiceId = data[0] && idOf(data[0].invoice);
    const invoice = invoiceId ? await stripe.invoices.retrieve(invoiceId) : undefined;
    const subscriptionId = invoice && subscriptionOf(invoice);
    if (!subscriptionId || !(await stripeSync.syncEntitlement(subscriptionId))) return;
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    if (idOf(subscription.latest_invoice) !== invoiceId || subscription.status === "canceled") return;
    await stripe.subscriptions.cancel(subscriptionId);
    await stripeSync.syncEntitlement(subscriptionId);
  }

  async function afterInvoice(type: string, invoiceId: string): Promise<void> {
    const invoice = await stripe.invoices.retrieve(invoiceId);
    const subscription = subscriptionOf(invoice);
    if (!subscription) return;
    await stripeSync.syncEntitlement(subscription);
    if (type === "invoice.payment_failed") await mailFailure(invoice, subscription);
  }

  return {
    async onEvent({ type, session, subscription, invoice, charge, dispute }: EventJob): Promise<void> {
      if (session) await stripeSync.syncSession(session);
      if (invoice) await afterInvoice(type, invoice);
      else if (subscription) await stripeSync.syncEntitlement(subscription);
      if (subscription && type === "customer.subscription.trial_will_end") await mailTrialEnd(subscription);
      const disputed = dispute && idOf((await stripe.disputes.retrieve(dispute)).charge);
      if (charge ?? disputed) await afterMoneyBack((charge ?? disputed)!);
    },
    async recheck(job: RecheckJob): Promise<string | null> {
      if ("session" in job) {
        await stripeSync.syncSession(job.session);
        return null;
      }
      const entitlement = await stripeSync.syncEntitlement(job.entitlement);
      return entitlement?.subject ?? null;
    },
  };
}
