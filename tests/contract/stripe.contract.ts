import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect } from "vitest";

export interface StripeTarget {
  stripe: Stripe;
}

interface Rule {
  name: string;
  run(target: StripeTarget): Promise<void>;
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("The call was answered; it should have been refused.");
    },
    (error: unknown) => error as Stripe.errors.StripeError,
  );

async function premium(stripe: Stripe, recurring?: Stripe.PriceCreateParams.Recurring) {
  const product = await stripe.products.create({ name: "Premium", metadata: { suite: "contract" } });
  const price = await stripe.prices.create({
    currency: "usd",
    unit_amount: 499,
    product: product.id,
    ...(recurring ? { recurring } : {}),
  });
  return { product, price };
}

const monthly = { interval: "month" } as const;
const returnUrl = "https://example.org/thanks?session_id={CHECKOUT_SESSION_ID}";

async function subscriber(stripe: Stripe, card: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { price } = await premium(stripe, monthly);
  const customer = await stripe.customers.create({ email: "ana@example.com" });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: method.id,
    ...more,
  });
  return { price, customer, method, subscription };
}

/** What the checkout needs of Stripe, by the SDK alone: true of the sandbox and of Stripe with a test key. */
export const stripeContract: readonly Rule[] = [
  {
    name: "products and prices are kept, read again and listed; lookup keys find a price",
    async run({ stripe }) {
      const { product, price } = await premium(stripe, { interval: "year", interval_count: 3 });
      expect(await stripe.products.retrieve(product.id)).toMatchObject({ name: "Premium", active: true });
      expect(price).toMatchObject({
        object: "price",
        unit_amount: 499,
        type: "recurring",
        recurring: { interval: "year", interval_count: 3 },
      });
      const lookup_key = `key_${randomUUID()}`;
      const found = await stripe.prices.create({
        currency: "usd",
        unit_amount: 14_999,
        product: product.id,
        lookup_key,
      });
      const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
      expect(data.map(({ id }) => id)).toEqual([found.id]);
      expect(found.recurring).toBeNull();
    },
  },
  {
    name: "a price may not span more than three years",
    async run({ stripe }) {
      const error = await failure(premium(stripe, { interval: "year", interval_count: 4 }));
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    },
  },
  {
    name: "customers are made, changed, listed page by page and deleted",
    async run({ stripe }) {
      const email = `${randomUUID()}@example.com`;
      const made = [];
      for (const name of ["one", "two", "three"])
        made.push((await stripe.customers.create({ email, name, metadata: { name } })).id);
      const first = await stripe.customers.list({ email, limit: 2 });
      expect(first.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
      expect(first.has_more).toBe(true);
      const rest = await stripe.customers.list({ email, limit: 2, starting_after: made[1] });
      expect(rest.data.map(({ id }) => id)).toEqual([made[0]]);
      expect(rest.has_more).toBe(false);
      const all = await stripe.customers.list({ email, limit: 1 }).autoPagingToArray({ limit: 10 });
      expect(all).toHaveLength(3);
      const changed = await stripe.customers.update(made[0]!, { name: "uno" });
      expect(changed).toMatchObject({ name: "uno", metadata: { name: "one" } });
      expect(await stripe.customers.del(made[0]!)).toMatchObject({ deleted: true });
    },
  },
  {
    name: "an embedded checkout session has a client secret, its lines, and the subscription's terms",
    async run({ stripe }) {
      const { price } = await premium(stripe, monthly);
      const session = await stripe.checkout.sessions.create({
        mode: "subscription",
        ui_mode: "embedded_page",
        line_items: [{ price: price.id, quantity: 1 }],
        return_url: returnUrl,
        customer_email: "ana@example.com",
        client_reference_id: "ana",
        metadata: { offer: "x" },
        subscription_data: { trial_period_days: 7, metadata: { offer: "x" } },
      });
      expect(session).toMatchObject({
        object: "checkout.session",
        status: "open",
        payment_status: "unpaid",
        mode: "subscription",
        ui_mode: "embedded_page",
        client_reference_id: "ana",
        subscription: null,
        url: null,
        metadata: { offer: "x" },
      });
      expect(session.id).toMatch(/^cs_test_/);
      expect(session.client_secret).toMatch(/^cs_test_.+_secret_/);
      expect(session.line_items).toBeUndefined();
      const whole = await stripe.checkout.sessions.retrieve(session.id, { expand: ["line_items"] });
      expect(whole.line_items?.data[0]?.price?.id).toBe(price.id);
    },
  },
  {
    name: "a session can make its price on the spot, for one payment",
    async run({ stripe }) {
      const session = await stripe.checkout.sessions.create({
        mode: "payment",
        ui_mode: "embedded_page",
        customer_creation: "always",
        line_items: [
          {
            price_data: { currency: "usd", unit_amount: 14_999, product_data: { name: "Premium for life" } },
            quantity: 1,
          },
        ],
        return_url: returnUrl,
      });
      expect(session).toMatchObject({ amount_total: 14_999, currency: "usd", mode: "payment" });
      const lines = await stripe.checkout.sessions.listLineItems(session.id);
      expect(lines.data[0]).toMatchObject({ amount_total: 14_999, description: "Premium for life" });
    },
  },
  {
    name: "an open session can be expired, once",
    async run({ stripe }) {
      const { price } = await premium(stripe);
      const session = await stripe.checkout.sessions.create({
        mode: "payment",
        ui_mode: "embedded_page",
        line_items: [{ price: price.id, quantity: 1 }],
        return_url: returnUrl,
      });
      expect((await stripe.checkout.sessions.expire(session.id)).status).toBe("expired");
      const error = await failure(stripe.checkout.sessions.expire(session.id));
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    },
  },
  {
    name: "a recurring price is no one-off payment, and the other way round",
    async run({ stripe }) {
      const recurring = (await premium(stripe, monthly)).price;
      const single = (await premium(stripe)).price;
      for (const [mode, price] of [
        ["payment", recurring],
        ["subscription", single],
      ] as const) {
        const error = await failure(
          stripe.checkout.sessions.create({
            mode,
            ui_mode: "embedded_page",
            line_items: [{ price: price.id, quantity: 1 }],
            return_url: returnUrl,
          }),
        );
        expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      }
    },
  },
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
    name: "a trial takes no money; cancelling at its end and changing one's mind are kept",
    async run({ stripe }) {
      const { subscription } = await subscriber(stripe, "pm_card_visa", { trial_period_days: 7 });
      expect(subscription.status).toBe("trialing");
      expect(subscription.trial_end! - subscription.trial_start!).toBe(7 * 86_400);
      expect(subscription.items.data[0]!.current_period_end).toBe(subscription.trial_end);
      const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      expect(cancelled).toMatchObject({ cancel_at_period_end: true, cancel_at: subscription.trial_end });
      const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
      expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, status: "trialing" });
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
  {
    name: "the same idempotency key is the same answer; with other parameters it is an error",
    async run({ stripe }) {
      const idempotencyKey = randomUUID();
      const first = await stripe.customers.create({ email: "ana@example.com" }, { idempotencyKey });
      const second = await stripe.customers.create({ email: "ana@example.com" }, { idempotencyKey });
      expect(second.id).toBe(first.id);
      const error = await failure(stripe.customers.create({ email: "bob@example.com" }, { idempotencyKey }));
      expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    },
  },
  {
    name: "errors come in Stripe's envelope: missing, unknown and wrong parameters, no such thing, no such key",
    async run({ stripe }) {
      const missing = await failure(stripe.products.create({} as Stripe.ProductCreateParams));
      expect(missing).toMatchObject({
        type: "StripeInvalidRequestError",
        code: "parameter_missing",
        param: "name",
      });
      const unknown = await failure(
        stripe.customers.create({ nonsense: "x" } as Stripe.CustomerCreateParams),
      );
      expect(unknown).toMatchObject({ code: "parameter_unknown", param: "nonsense" });
      const nobody = await failure(stripe.subscriptions.retrieve("sub_nobody"));
      expect(nobody).toMatchObject({ code: "resource_missing", statusCode: 404 });
      const stranger = await failure(stripe.customers.list({}, { apiKey: "sk_test_wrong" }));
      expect(stranger).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    },
  },
  {
    name: "what happens is told as events, each with an id, the newest first",
    async run({ stripe }) {
      const { subscription } = await subscriber(stripe, "pm_card_visa");
      await stripe.subscriptions.cancel(subscription.id);
      const { data } = await stripe.events.list({ limit: 50 });
      const about = data.filter(({ data: { object } }) => (object as { id?: string }).id === subscription.id);
      expect(about.map(({ type }) => type)).toEqual([
        "customer.subscription.deleted",
        "customer.subscription.created",
      ]);
      const event = await stripe.events.retrieve(about[0]!.id);
      expect(event).toMatchObject({
        object: "event",
        type: "customer.subscription.deleted",
        livemode: false,
      });
    },
  },
];
