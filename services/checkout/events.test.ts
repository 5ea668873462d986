import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { createEventWork } from "./events.ts";
import { graceDays } from "./premium-rule.ts";
import { createSettling } from "./settle.ts";
import type { CheckoutStore, Entitlement } from "./store.ts";

const dayMs = 86_400_000;

/** Stripe may be set to try for two months; the sandbox gives up after a week, so what it would say is said here. */
test("a renewal that Stripe goes on trying after the grace is not told again", async () => {
  const clock = createMovableClock();
  const graceEnd = new Date(clock.now().getTime() + graceDays * dayMs);
  const entitlement = {
    kind: "subscription",
    status: "past_due",
    email: "eva@example.com",
    locale: "es",
    graceEnd,
  };
  const store = {
    entitlement: async () => entitlement as Entitlement,
  } as Partial<CheckoutStore> as CheckoutStore;
  const stripe = { invoices: { retrieve: async () => ({ status: "open" }) } } as unknown as Stripe;
  const told: string[] = [];
  const jobs = { add: async ({ key }: { key: string }) => told.push(key) } as unknown as Jobs;
  const settling = { ...createSettling({ stripe, store, clock }), settleEntitlement: async () => undefined };
  const { onEvent } = createEventWork({ stripe, store, settling, jobs, clock });
  const failed = { type: "invoice.payment_failed", subscription: "sub_1", invoice: "in_1" };

  await onEvent(failed);
  expect(told).toEqual(["paymentFailed:in_1"]);
  clock.advance((graceDays + 1) * dayMs);
  await onEvent(failed);
  expect(told).toEqual(["paymentFailed:in_1"]);
});
