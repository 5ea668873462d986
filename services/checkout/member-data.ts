import type Stripe from "stripe";
import type { RoleStore } from "../../contracts/roles.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { CheckoutStore } from "./store.ts";

/** What cannot be found at Stripe any more is gone, which is what we want. */
export const goneIsFine = (error: unknown): void => {
  if ((error as { code?: string }).code !== "resource_missing") throw error;
};

/** On a subscription that we have stopped, so that only such a one goes on again. */
const stoppedMark = "stoppedByDeletion";

/** A member's purchases. On deletion the subscription ends first, then the customer is deleted, then our rows. */
export function createCheckoutMemberData(options: {
  stripe: Stripe;
  store: CheckoutStore;
  roles: RoleStore;
  role: string;
}): MemberData {
  const { stripe, store, roles, role } = options;
  return {
    name: "purchases",
    async collect({ subject }) {
      const bought = await store.entitlementsOf(subject);
      return {
        purchases: (await store.purchasesOfMember(subject)).map(({ buyer: _, ...purchase }) => purchase),
        subscriptions: bought.map(({ version: _, ...entitlement }) => entitlement),
      };
    },
    /** From the wish on nothing more is charged; paid time stays until the account goes. */
    async leaving({ subject }, leaves) {
      for (const { id, kind, status } of await store.entitlementsOf(subject)) {
        if (kind !== "subscription" || status === "canceled") continue;
        const { cancel_at_period_end: ends, metadata } = await stripe.subscriptions.retrieve(id);
        if (leaves ? ends : metadata[stoppedMark] !== "yes") continue;
        await stripe.subscriptions.update(id, {
          cancel_at_period_end: leaves,
          metadata: { [stoppedMark]: leaves ? "yes" : "no" },
        });
      }
    },
    async erase({ subject }) {
      const bought = await store.entitlementsOf(subject);
      for (const { id, kind, status } of bought)
        if (kind === "subscription" && status !== "canceled")
          await stripe.subscriptions.cancel(id).catch(goneIsFine);
      const customers = new Set(bought.flatMap(({ customerId }) => (customerId ? [customerId] : [])));
      const own = await store.stripeId(`customer:${subject}`);
      if (own) customers.add(own);
      for (const customer of customers) await stripe.customers.del(customer).catch(goneIsFine);
      if (bought.length > 0) await roles.revoke(subject, role);
      await store.forget(subject);
    },
  };
}
