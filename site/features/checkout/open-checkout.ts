import { siteSettings } from "../../settings.ts";
import { closeModal } from "../../ui/modal/modal-store.ts";
import { openDialog } from "../dialogs/open-dialog.ts";
import type { Offer, OfferTerm } from "../offers/offer.ts";
import { startSession } from "./checkout-calls.ts";
import { checkoutDialog } from "./checkout-dialogs.ts";
import { sayCheckoutFailed } from "./checkout-failed.ts";
import { returnAddress } from "./return-address.ts";
import { storeStarted } from "./store-pending.ts";

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
    // The offer dialog is finished.
    closeModal();
    sayCheckoutFailed();
    return;
  }
  const started = startSession({
    offerId: offer.id,
    offerTermId: term.id,
    redirectUrl: returnAddress({
      here: new URL(location.href),
      successLandingPage: offer.successLandingPage,
      override: returnTo,
    }),
  });
  // The dialog shows why it could not start; until it is loaded there is no handler.
  started.then(storeStarted, () => {});
  openDialog(
    checkoutDialog,
    { payments: cardPayments, offerTitle: offer.title, term, started },
    // The second half of a double click, or a slip beside the card form, is no wish to leave it.
    { ignoreOutside: true },
  );
}
