import type { TermLength } from "../../contracts/checkout.ts";
import type { MemberSubscription } from "../../contracts/checkout-calls.ts";
import { givesPremium } from "./premium-rule.ts";
import type { Entitlement } from "./store.ts";

type View = Omit<MemberSubscription, "trialUsed">;

const none: View = {
  status: "none",
  termLength: null,
  price: null,
  renewsAt: null,
  endsAt: null,
  trialEndsAt: null,
  canceledAtPeriodEnd: false,
  hasPortal: false,
};

/** The one that gives premium, before another that is about to end; else the newest. */
export function shownEntitlement(bought: readonly Entitlement[], now: Date): Entitlement | undefined {
  const premium = bought.filter((one) => givesPremium(one, now));
  return premium.find(({ cancelAt }) => !cancelAt) ?? premium[0] ?? bought[0];
}

const statuses: Record<string, MemberSubscription["status"]> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  paid: "lifetime",
};

/** What a member has, in the words of the contract. */
export function subscriptionView(bought: readonly Entitlement[], now: Date): View {
  const shown = shownEntitlement(bought, now);
  if (!shown) return none;
  const status = statuses[shown.status] ?? "ended";
  const lives = status !== "ended" && status !== "lifetime";
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    status,
    termLength: shown.termLength as TermLength,
    price: { amount: shown.amount, currency: shown.currency },
    renewsAt: lives && !shown.cancelAt && status !== "past_due" ? iso(shown.periodEnd) : null,
    endsAt: lives ? iso(shown.cancelAt ?? shown.graceEnd) : null,
    trialEndsAt: status === "trialing" ? iso(shown.trialEnd) : null,
    canceledAtPeriodEnd: lives && shown.cancelAt !== null,
    hasPortal: shown.customerId !== null && shown.kind === "subscription",
  };
}
