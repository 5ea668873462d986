import type { MemberSubscription } from "../../../contracts/checkout-calls.ts";
import { m } from "../../i18n/paraglide/messages.js";

/** Nothing is being paid for; `isPremium` then means that premium was given. */
export const isUnpaid = ({ status }: MemberSubscription): boolean => status === "none" || status === "ended";

/** What the member has, as a heading. */
export const statusTitle = (subscription: MemberSubscription, isPremium: boolean): string =>
  isUnpaid(subscription) && !isPremium ? m.checkout_section_free() : m.account_premium();

/** How things stand, in one sentence. */
export function statusLabel(subscription: MemberSubscription, isPremium: boolean): string {
  const { status, canceledAtPeriodEnd } = subscription;
  if (isUnpaid(subscription) && isPremium) return m.checkout_section_given();
  if (canceledAtPeriodEnd && (status === "active" || status === "trialing"))
    return m.checkout_section_canceled();
  const label: Record<MemberSubscription["status"], () => string> = {
    none: m.checkout_section_none,
    trialing: m.checkout_section_trialing,
    active: m.checkout_section_active,
    past_due: m.checkout_section_past_due,
    ended: m.checkout_section_ended,
    lifetime: m.checkout_section_lifetime,
  };
  return label[status]();
}
