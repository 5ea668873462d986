import Stripe from "stripe";
import { expect } from "vitest";
import { failure, type StripeRule, subscriber } from "./stripe-target.ts";

/** What is paid, when, and given or taken back. */
export const billingContract: readonly StripeRule[] = [
  {
    name: "a subscription is paid at once: its period is on the item, its invoice says who paid what",
    async run({ stripe }) {
      const { subscription, price } = await subscriber(stripe, "pm_card_visa");
      expect(subscription.status).toBe("active");
      const [item] = subscription.items.data;
      expect(item?.price.id).toBe(price.id);
      const days = (item!.current_period_end - item!.current_period_start) / 86_400;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, {
        expand: ["payments"],
      });
      expect(invoice).toMatchObject({
        status: "paid",
        amount_paid: 499,
        billing_reason: "subscription_create",
      });
      expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
      const intent = invoice.payments!.data[0]!.payment.payment_intent as string;
      const payments = await stripe.invoicePayments.list({
        payment: { type: "payment_intent", payment_intent: intent },
      });
      expect(payments.data.map((payment) => payment.invoice)).toEqual([invoice.id]);
      expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("succeeded");
    },
  },
  {
    name: "a trial takes no money; cancelling at its end and resuming are stored",
    async run({ stripe }) {
      const { subscription } = await subscriber(stripe, "pm_card_visa", { trial_period_days: 7 });
      expect(subscription.status).toBe("trialing");
      expect(subscription.trial_end! - subscription.trial_start!).toBe(7 * 86_400);
      expect(subscription.items.data[0]!.current_period_end).toBe(subscription.trial_end);
      const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      expect(cancelled).toMatchObject({ cancel_at_period_end: true, cancel_at: subscription.trial_end });
      const stored = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
      expect(stored).toMatchObject({ cancel_at_period_end: false, cancel_at: null, status: "trialing" });
    },
  },
  {
    name: "a subscription can be ended now; then it cannot be changed",
    async run({ stripe }) {
      const { subscription, customer } = await subscriber(stripe, "pm_card_visa");
      const ended = await stripe.subscriptions.cancel(subscription.id);
      expect(ended.status).toBe("canceled");
      expect(ended.ended_at).not.toBeNull();
      expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
      const all = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
      expect(all.data.map(({ id }) => id)).toEqual([subscription.id]);
      const error = await failure(
        stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
      );
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    },
  },
  {
    name: "a declined card cannot be attached; one that is refused later can begin a trial",
    async run({ stripe }) {
      const customer = await stripe.customers.create({ email: "ana@example.com" });
      const declined = stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer: customer.id });
      expect(await failure(declined)).toMatchObject({
        type: "StripeCardError",
        code: "card_declined",
        statusCode: 402,
      });
      const { subscription } = await subscriber(stripe, "pm_card_chargeCustomerFail", {
        trial_period_days: 3,
      });
      expect(subscription.status).toBe("trialing");
    },
  },
  {
    name: "a payment is refunded in part, then whole, and no further",
    async run({ stripe }) {
      const { subscription } = await subscriber(stripe, "pm_card_visa");
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, {
        expand: ["payments"],
      });
      const payment_intent = invoice.payments!.data[0]!.payment.payment_intent as string;
      const part = await stripe.refunds.create({ payment_intent, amount: 100 });
      expect(part).toMatchObject({ status: "succeeded", amount: 100 });
      const charge = await stripe.charges.retrieve(part.charge as string);
      expect(charge).toMatchObject({ refunded: false, amount_refunded: 100 });
      await stripe.refunds.create({ payment_intent });
      expect((await stripe.charges.retrieve(charge.id)).refunded).toBe(true);
      const error = await failure(stripe.refunds.create({ payment_intent }));
      expect(error).toMatchObject({ code: "charge_already_refunded" });
    },
  },
  {
    name: "a disputed payment says so; the dispute is found by its charge, and evidence decides it",
    async run({ stripe }) {
      const { subscription } = await subscriber(stripe, "pm_card_createDispute");
      const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, {
        expand: ["payments"],
      });
      const payment_intent = invoice.payments!.data[0]!.payment.payment_intent as string;
      const disputes = async () => (await stripe.disputes.list({ payment_intent })).data;
      await expect.poll(disputes, { timeout: 30_000 }).toMatchObject([{ status: "needs_response" }]);
      const [{ id, charge }] = (await disputes()) as [Stripe.Dispute];
      expect(await stripe.charges.retrieve(charge as string)).toMatchObject({ disputed: true });
      const error = await failure(stripe.refunds.create({ payment_intent }));
      expect(error).toMatchObject({ code: "charge_disputed" });
      await stripe.disputes.update(id, {
        evidence: { uncategorized_text: "winning_evidence" },
        submit: true,
      });
      await expect.poll(disputes, { timeout: 30_000 }).toMatchObject([{ id, status: "won" }]);
    },
  },
  {
    name: "the billing portal has an address for a customer and for nobody else",
    async run({ stripe }) {
      const { price, customer } = await subscriber(stripe, "pm_card_visa");
      const configuration = await stripe.billingPortal.configurations.create({
        business_profile: { headline: "Premium" },
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: "at_period_end" },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ["price"],
            products: [{ product: price.product as string, prices: [price.id] }],
          },
        },
      });
      const session = await stripe.billingPortal.sessions.create({
        customer: customer.id,
        configuration: configuration.id,
        return_url: "https://example.org/my-profile",
      });
      expect(session.url).toMatch(/^https?:\/\//);
      const error = await failure(stripe.billingPortal.sessions.create({ customer: "cus_nobody" }));
      expect(error).toMatchObject({ code: "resource_missing", param: "customer" });
    },
  },
];
