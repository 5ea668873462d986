import type Stripe from "stripe";
import { goneIsFine } from "./member-data.ts";
import type { CheckoutStore, Entitlement } from "./store.ts";
import type { StripeSync } from "./sync-from-stripe.ts";

const isPaid = ({ kind, status }: Entitlement) =>
  kind === "lifetime" ? status === "paid" : status === "trialing" || status === "active";
/** Stripe may still take money for it, and nothing is lost with it. */
const isOwed = ({ kind, status }: Entitlement) =>
  kind === "subscription" && ["past_due", "unpaid", "incomplete", "paused"].includes(status);
const reach = ({ kind, periodEnd }: Entitlement) =>
  kind === "lifetime" ? Number.POSITIVE_INFINITY : (periodEnd?.getTime() ?? 0);

const isTrial = ({ status }: Entitlement) => status === "trialing";

/** What is paid for comes before a trial, then the one paid for longest; the order is deterministic. */
const byReach = (a: Entitlement, b: Entitlement) => {
  const further = Number(isTrial(a)) - Number(isTrial(b)) || reach(b) - reach(a);
  return further || (a.id < b.id ? -1 : 1);
};

/**
 * A purchase made without signing in may be a member's second, and one made after a failed renewal leaves the unpaid one
 * behind. Nobody pays on for two: what is paid for longest goes on, a trial beside it ends without a charge, the others end
 * with what is paid, what is owed at once.
 */
export function createDuplicateCancelling(options: {
  stripe: Stripe;
  store: CheckoutStore;
  stripeSync: StripeSync;
}) {
  const { stripe, store, stripeSync } = options;
  return async function cancelDuplicateSubscriptions(subject: string): Promise<void> {
    const known = await store.entitlementsOf(subject);
    if (!known.some(isPaid)) return;
    // Stripe may have been paid a moment ago, and its word of it is still to come; and a trial that was just claimed may
    // be refused, in which case nothing else may end because of it. Only what has been synced here is compared.
    const isUnsure = (one: Entitlement) => isOwed(one) || (isTrial(one) && known.filter(isPaid).length > 1);
    const bought: Entitlement[] = [];
    for (const one of known) {
      const synced = isUnsure(one) ? await stripeSync.syncEntitlement(one.id) : one;
      if (synced?.subject === subject) bought.push(synced);
    }
    for (const { id } of bought.filter(isOwed)) {
      await stripe.subscriptions.cancel(id).catch(goneIsFine);
      await stripeSync.syncEntitlement(id);
    }
    const [, ...others] = bought.filter((one) => isPaid(one) && !one.cancelAt).toSorted(byReach);
    for (const { id, kind } of others) {
      if (kind === "lifetime") continue;
      await stripe.subscriptions.update(id, { cancel_at_period_end: true }).catch(goneIsFine);
      await stripeSync.syncEntitlement(id);
    }
  };
}
