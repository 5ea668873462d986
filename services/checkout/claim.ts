import type { CheckoutSession } from "../../contracts/checkout-calls.ts";
import { isBrowserOf, sameAddress } from "./buyer.ts";
import type { CheckoutStore, Purchase } from "./store.ts";
import type { StripeSync } from "./sync-from-stripe.ts";

type Claimed = CheckoutSession | { refused: "unknown" | "open" | "another" | "elsewhere" | "trial" };

/**
 * Gives a paid session to a member, once: the same member gets the same answer again, another gets none. Its id is part
 * of a URL and proves nothing: a guest's purchase goes to the browser that began it, or to the account with the card's
 * address.
 */
export function createClaim(options: {
  store: CheckoutStore;
  stripeSync: StripeSync;
  applyRole(subject: string): Promise<void>;
  /** Confirmed by its owner: nobody signs in before that. */
  emailOf(subject: string): Promise<string | undefined>;
}) {
  const { store, stripeSync, applyRole, emailOf } = options;

  const isBuyer = async (
    { buyer, email }: Purchase,
    { subject, browserKey }: { subject: string; browserKey: string | undefined },
  ) => isBrowserOf(buyer, browserKey) || sameAddress(email, await emailOf(subject));

  return async function claim(
    sessionId: string,
    caller: { subject: string; browserKey: string | undefined },
  ): Promise<Claimed> {
    const { subject } = caller;
    const session = await stripeSync.syncSession(sessionId);
    const begun = await store.purchase(sessionId);
    if (!session || !begun) return { refused: "unknown" };
    if (session.status !== "complete") return { refused: "open" };
    if (!begun.subject && !(await isBuyer(begun, caller))) return { refused: "elsewhere" };
    if (begun.refused) return { refused: begun.refused };
    if (!(await store.claim(sessionId, subject))) return { refused: "another" };
    // Now that it is known whose it is: a second trial of the same member ends here.
    const bought = begun.entitlementId ? await stripeSync.syncEntitlement(begun.entitlementId) : undefined;
    const refused = (await store.purchase(sessionId))?.refused;
    if (refused) return { refused };
    const name = `customer:${subject}`;
    if (bought?.customerId && !(await store.stripeId(name)))
      await store.storeStripeId(name, bought.customerId);
    // A job does the same if this process dies here; done now as well, so that a reload shows premium at once.
    await applyRole(subject);
    return { status: "complete", customerEmail: session.customer_details?.email ?? null };
  };
}
