import type { MemberSubscription } from "../../../contracts/checkout.ts";
import { m } from "../../i18n/paraglide/messages.js";

/** How things stand, in one sentence. */
export function statusWords({ status, canceledAtPeriodEnd }: MemberSubscription): string {
  if (canceledAtPeriodEnd && (status === "active" || status === "trialing"))
    return m.checkout_section_canceled();
  const words: Record<MemberSubscription["status"], () => string> = {
    none: m.checkout_section_none,
    trialing: m.checkout_section_trialing,
    active: m.checkout_section_active,
    past_due: m.checkout_section_past_due,
    ended: m.checkout_section_ended,
    lifetime: m.checkout_section_lifetime,
  };
  return words[status]();
}
