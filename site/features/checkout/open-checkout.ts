import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { openDialog } from "../dialogs/dialogs.ts";
import type { Offer, OfferTerm } from "../offers/offer.ts";
import { returnAddress } from "./return-address.ts";

export function sayCheckoutFailed(): void {
  showToast({
    title: m.checkout_something_wrong(),
    description: m.checkout_try_again(),
    color: "error",
  });
}

interface CheckoutStart {
  offer: Offer | undefined;
  term: OfferTerm | undefined;
  /** Where the purchase leads to, instead of the offer's success page or this page. */
  returnTo?: string | undefined;
}

/** The card form in a dialog. It cannot start without both an offer and a term. */
export function openCheckout({ offer, term, returnTo }: CheckoutStart): void {
  const { cardPayments } = siteSettings();
  if (!cardPayments) console.warn("Cards cannot be taken: no public key of a card payment provider is set.");
  if (!offer || !term || !cardPayments) {
    sayCheckoutFailed();
    return;
  }
  openDialog("checkout", {
    payments: cardPayments,
    offerTitle: offer.title,
    term,
    request: {
      offerId: offer.id,
      offerTermId: term.id,
      redirectUrl: returnAddress({
        here: new URL(location.href),
        successLandingPage: offer.successLandingPage,
        override: returnTo,
      }),
    },
  });
}
