import type Stripe from "stripe";
import type { Clock } from "../../platform/clock.ts";
import type { CheckoutStore, Purchase } from "./store.ts";
import { createMarks, type HashRing, type Mark, marksEnd } from "./trial-marks.ts";

/** A free trial is for each person once; a person is known by the account, its confirmed address, and the card. */
export function createTrials(options: {
  stripe: Stripe;
  store: CheckoutStore;
  ring: HashRing;
  clock: Clock;
  emailOf(subject: string): Promise<string | undefined>;
}) {
  const { stripe, store, clock, emailOf } = options;
  const mark = createMarks(options.ring);

  async function marksOfMember(subject: string): Promise<Mark[]> {
    const email = await emailOf(subject);
    return [mark.member(subject), ...(email ? [mark.address(email)] : [])];
  }

  async function marksOfCard({
    default_payment_method: own,
    customer,
  }: Stripe.Subscription): Promise<Mark[]> {
    const owner = own || typeof customer !== "string" ? undefined : await stripe.customers.retrieve(customer);
    const method = own ?? (owner && !owner.deleted ? owner.invoice_settings.default_payment_method : null);
    if (!method) return [];
    const { card } = typeof method === "string" ? await stripe.paymentMethods.retrieve(method) : method;
    return card?.fingerprint ? [mark.card(card.fingerprint)] : [];
  }

  return {
    /** Checked before a card form is shown. */
    hasHad: async (subject: string): Promise<boolean> => store.isTrialHeld(await marksOfMember(subject)),
    /**
     * Checked when the card is known, and again when a member claims it. False: somebody with one of the marks has had one.
     * A member's trial that was admitted stays so, with whatever card or address they have later.
     */
    admit: async (subscription: Stripe.Subscription, { subject }: Purchase): Promise<boolean> =>
      (subject && (await store.trialOf(mark.member(subject))) === subscription.id) ||
      store.holdTrial(
        subscription.id,
        [...(subject ? await marksOfMember(subject) : []), ...(await marksOfCard(subscription))],
        subject ? null : marksEnd(clock.now()),
      ),
  };
}

export type Trials = ReturnType<typeof createTrials>;
