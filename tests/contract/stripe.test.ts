import Stripe from "stripe";
import { beforeAll, describe, test } from "vitest";
import { describeOnEachDatabase } from "../support/databases.ts";
import { openSandbox } from "../support/sandbox.ts";
import { stripeContract } from "./stripe.contract.ts";
import type { StripeTarget } from "./stripe-target.ts";

const key = process.env.STRIPE_CONTRACT_KEY;

describeOnEachDatabase("the sandbox passes a contract suite driven by the real Stripe SDK", (open) => {
  let target: StripeTarget;
  beforeAll(async () => {
    target = await openSandbox(await open());
  });
  for (const { name, run } of stripeContract) test(name, () => run(target));
});

if (key) {
  describe("Stripe itself, with the test key in STRIPE_CONTRACT_KEY", () => {
    const target = { stripe: new Stripe(key) };
    for (const { name, run } of stripeContract) test(name, () => run(target));
  });
}
