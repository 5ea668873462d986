import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect } from "vitest";
import { failure, monthly, premium, type StripeRule } from "./stripe-target.ts";

const returnUrl = "https://example.org/thanks?session_id={CHECKOUT_SESSION_ID}";

/** Products, customers and checkout sessions. */
export const checkoutContract: readonly StripeRule[] = [
  {
    name: "products and prices are stored, read and listed; lookup keys find a price",
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
];
