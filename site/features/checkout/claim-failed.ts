import { checkoutCodes } from "../../../contracts/checkout.ts";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { showToast } from "../../ui/toast/toast-store.ts";

/** Why a claim can never succeed, in words; a session that was not paid for is no purchase and needs none. */
const final: Record<string, (() => string) | undefined> = {
  [checkoutCodes.sessionUnknown]: m.checkout_claim_unknown,
  [checkoutCodes.claimedByAnother]: m.checkout_claim_another,
  [checkoutCodes.boughtByAnother]: m.checkout_claim_other,
  [checkoutCodes.trialUsed]: m.checkout_trial_used,
  [checkoutCodes.notComplete]: undefined,
};

export const isFinal = (code: string): boolean => code in final;

let retryToastShown = false;

/** Shows a toast for each failed claim; for one that will be retried, once per visit. */
export function sayClaimFailed(code: string): void {
  if (isFinal(code) ? !final[code] : retryToastShown) return;
  retryToastShown ||= !isFinal(code);
  showToast({
    title: m.checkout_claim_failed(),
    description: final[code]?.() ?? m.checkout_claim_later(),
    color: "error",
    timeout: 0,
    actions: [
      {
        label: m.checkout_contact(),
        onClick: () => location.assign(localizePath("/contact-us", getLocale())),
      },
    ],
  });
}
