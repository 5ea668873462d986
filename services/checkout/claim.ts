import type { CheckoutSession } from "../../contracts/checkout.ts";
import type { Settling } from "./settle.ts";
import type { CheckoutStore } from "./store.ts";

export type Claimed = CheckoutSession | { refused: "unknown" | "open" | "another" };

/** Gives a paid session to a member, once: the same member gets the same answer again, another gets none. */
export function createClaim(options: {
  store: CheckoutStore;
  settling: Settling;
  applyRole(subject: string): Promise<void>;
}) {
  const { store, settling, applyRole } = options;
  return async function claim(sessionId: string, subject: string): Promise<Claimed> {
    const session = await settling.settleSession(sessionId);
    if (!session) return { refused: "unknown" };
    if (session.status !== "complete") return { refused: "open" };
    if (!(await store.claim(sessionId, subject))) return { refused: "another" };
    const purchase = await store.purchase(sessionId);
    const bought = purchase?.entitlementId ? await store.entitlement(purchase.entitlementId) : undefined;
    const name = `customer:${subject}`;
    if (bought?.customerId && !(await store.stripeId(name)))
      await store.keepStripeId(name, bought.customerId);
    // A job does the same if this process dies here; whoever reloads the page now is premium already.
    await applyRole(subject);
    return { status: "complete", customerEmail: session.customer_details?.email ?? null };
  };
}
