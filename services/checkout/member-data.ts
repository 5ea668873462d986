import type Stripe from "stripe";
import { trialMarkDays } from "../../contracts/checkout.ts";
import type { RoleStore } from "../../contracts/roles.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { CheckoutStore, TrialMark } from "./store.ts";
import { closeMark, createMarks, type HashRing, isOpen, kindOf } from "./trial-marks.ts";

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
  ring: HashRing;
  roles: RoleStore;
  role: string;
}): MemberData {
  const { stripe, store, ring, roles, role } = options;
  const mark = createMarks(ring);
  /** A member's id is never another's, so that mark goes; the addresses are those that the account has by now. */
  const marksLeft = (held: TrialMark[], emails: readonly string[]) =>
    held.length === 0
      ? []
      : [
          ...held
            .filter((row) => kindOf(row.mark) !== "member")
            .map((row) => (isOpen(row.mark) ? closeMark(ring, row.mark) : row.mark)),
          ...emails.map((email) => mark.address(email)[0]),
        ];
  return {
    name: "purchases",
    async collect({ subject }) {
      const bought = await store.entitlementsOf(subject);
      const marks = (await store.marksOfMember(subject)).map(({ mark: one }) => kindOf(one));
      return {
        purchases: (await store.purchasesOfMember(subject)).map(({ buyer: _, ...purchase }) => purchase),
        subscriptions: bought.map(({ version: _, ...entitlement }) => entitlement),
        ...(marks.length === 0
          ? {}
          : {
              freeTrial: {
                hadAlready: true,
                marks: [...new Set(marks)].filter((kind) => kind !== "member").toSorted(),
                marksStayDaysAfterDeletion: trialMarkDays,
              },
            }),
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
    async erase({ subject, emails }) {
      const bought = await store.entitlementsOf(subject);
      for (const { id, kind, status } of bought)
        if (kind === "subscription" && status !== "canceled")
          await stripe.subscriptions.cancel(id).catch(goneIsFine);
      const customers = new Set(bought.flatMap(({ customerId }) => (customerId ? [customerId] : [])));
      const own = await store.stripeId(`customer:${subject}`);
      if (own) customers.add(own);
      for (const customer of customers) await stripe.customers.del(customer).catch(goneIsFine);
      if (bought.length > 0) await roles.revoke(subject, role);
      await store.forget(subject, (held) => [...new Set(marksLeft(held, emails))]);
    },
  };
}
