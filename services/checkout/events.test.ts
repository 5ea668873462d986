import type Stripe from "stripe";
import { expect, test } from "vitest";
import type { RoleStore } from "../../contracts/roles.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { createEventWork, jobOfEvent } from "./events.ts";
import { graceDays } from "./premium-rule.ts";
import { createRoleSync } from "./role-sync.ts";
import type { CheckoutStore, Entitlement } from "./store.ts";
import { createStripeSync } from "./sync-from-stripe.ts";

const dayMs = 86_400_000;

/** Stripe may be set to try for two months; the sandbox gives up after a week, so what it would say is said here. */
test("a renewal that Stripe retries after the grace period is not announced again", async () => {
  const clock = runningClock();
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
  const parent = { subscription_details: { subscription: "sub_1" } };
  const stripe = {
    invoices: { retrieve: async (id: string) => ({ id, status: "open", parent }) },
  } as unknown as Stripe;
  const trials = { admit: async () => true };
  const jobKeys: string[] = [];
  const jobs = { add: async ({ key }: { key: string }) => jobKeys.push(key) } as unknown as Jobs;
  const stripeSync = {
    ...createStripeSync({ stripe, store, trials, clock }),
    syncEntitlement: async () => undefined,
  };
  const { onEvent } = createEventWork({ stripe, store, stripeSync, jobs, clock });
  const failed = { type: "invoice.payment_failed", invoice: "in_1" };

  await onEvent(failed);
  expect(jobKeys).toEqual(["paymentFailed:in_1"]);
  clock.advance((graceDays + 1) * dayMs);
  await onEvent(failed);
  expect(jobKeys).toEqual(["paymentFailed:in_1"]);
});

test("an invoice's event in an older version's shape is heard: only its id is used, the rest is read at Stripe", () => {
  const event = (type: string, object: object) => jobOfEvent({ type, data: { object } } as Stripe.Event);
  // Until 2025 the subscription stood beside the invoice's other members, not in `parent`.
  const older = { object: "invoice", id: "in_1", subscription: "sub_believed" };
  const newer = {
    object: "invoice",
    id: "in_1",
    parent: { subscription_details: { subscription: "sub_x" } },
  };
  for (const invoice of [older, newer])
    expect(event("invoice.payment_failed", invoice)).toEqual({
      type: "invoice.payment_failed",
      invoice: "in_1",
    });
  expect(event("charge.dispute.closed", { object: "dispute", id: "dp_1", charge: "ch_believed" })).toEqual({
    type: "charge.dispute.closed",
    dispute: "dp_1",
  });
});

test("no loop around Stripe goes on for ever: who is always overtaken gives up, and the job tries later", async () => {
  let readings = 0;
  const purchase = { sessionId: "cs_1", subject: "ana", termLength: "Monthly", email: null, locale: "es" };
  const store = {
    purchaseOf: async () => purchase,
    purchase: async () => purchase,
    entitlement: async () => undefined,
    save: async () => false,
  } as unknown as CheckoutStore;
  const stripe = {
    subscriptions: {
      retrieve: async () => {
        readings++;
        return { status: "active", currency: "usd", customer: "cus_1", items: { data: [] } };
      },
    },
  } as unknown as Stripe;
  const clock = runningClock();
  const { syncEntitlement } = createStripeSync({ stripe, store, trials: { admit: async () => true }, clock });
  await expect(syncEntitlement("sub_1")).rejects.toThrow("changes faster");
  expect(readings).toBe(10);

  const roles = { grant: async () => {}, revoke: async () => {} } as unknown as RoleStore;
  let changes = 1;
  const busy = {
    changesOf: async () => changes++,
    entitlementsOf: async () => [],
  } as unknown as CheckoutStore;
  await expect(createRoleSync({ store: busy, roles, role: "x", clock })("ana")).rejects.toThrow("faster");
});
