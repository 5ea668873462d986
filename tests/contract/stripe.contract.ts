import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect } from "vitest";
import { billingContract } from "./stripe-billing.contract.ts";
import { checkoutContract } from "./stripe-checkout.contract.ts";
import { failure, type StripeRule, subscriber } from "./stripe-target.ts";

const wireContract: readonly StripeRule[] = [
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
    name: "changes are listed as events, each with an id, the newest first",
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

/** What the checkout needs of Stripe, by the SDK alone: true of the sandbox and of Stripe with a test key. */
export const stripeContract: readonly StripeRule[] = [
  ...checkoutContract,
  ...billingContract,
  ...wireContract,
];
