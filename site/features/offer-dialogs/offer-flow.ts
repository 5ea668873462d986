import { siteNow } from "../../site-time.ts";
import { track } from "../analytics/track.ts";
import { openCheckout } from "../checkout/open-checkout.ts";
import { openDialog } from "../dialogs/open-dialog.ts";
import { premiumNow } from "../identity/premium-store.ts";
import { chooseOffer } from "../offers/choose-offer.ts";
import { loadOffers } from "../offers/load-offers.ts";
import type { Offer, OfferTerm } from "../offers/offer.ts";
import { clearChoice, storeChoice } from "../offers/offer-memory.ts";
import { changeTrackers } from "../popups/stored-trackers.ts";
import { resetPremium } from "../popups/trackers.ts";
import * as dialogs from "./offer-dialogs.ts";

export interface OfferDialogProps {
  offer: Offer;
  onAccept(term: OfferTerm | undefined): void;
}

interface ShowOptions {
  slug?: string;
  /** What led to it: a popup, the gate of a lesson, the benefits page. */
  source: string;
  /** Where the purchase leads to, instead of the offer's success page or this page. */
  returnTo?: string;
}

/** The offer designs editors can name; the default is plain. */
const components: Record<string, typeof dialogs.standardOffer> = {
  VersePremiumOffer: dialogs.versePremiumOffer,
  StudyGuideOffer: dialogs.studyGuideOffer,
  StudyGuideTrialOffer: dialogs.studyGuideTrialOffer,
  PremiumFeatureChecklist: dialogs.premiumChecklistOffer,
  SpiritualJourney: dialogs.spiritualJourneyOffer,
};

const paymentMethod = "Stripe";
const propertiesOf = ({ name }: Offer, source: string) => ({ offerName: name, source });

function acceptOffer(offer: Offer, term: OfferTerm | undefined, source: string): void {
  storeChoice({ paymentMethod, offerName: offer.name });
  track("accept_offer", {
    ...propertiesOf(offer, source),
    paymentMethod,
    ...(term ? { termLength: term.length, price: term.price } : {}),
  });
}

function declineOffer(offer: Offer, source: string): void {
  track("decline_offer", propertiesOf(offer, source));
  clearChoice();
}

/** Counted, and what a purchase will be known to have come from. */
export async function noteShown(offer: Offer, source: string): Promise<void> {
  storeChoice({ source });
  // Before anything is waited for: a quick reader accepts meanwhile.
  track("show_offer", propertiesOf(offer, source));
  const now = await siteNow();
  changeTrackers((trackers) => resetPremium(trackers, now));
}

/** On to the card form. */
export function takeOffer(
  offer: Offer,
  term: OfferTerm | undefined,
  { source, returnTo }: Pick<ShowOptions, "source" | "returnTo">,
): void {
  acceptOffer(offer, term, source);
  openCheckout({ offer, term, returnTo });
}

/** The offer is shown; then a term is accepted, which leads to the card form, or it is dismissed. */
export async function showOffer({ slug, source, returnTo }: ShowOptions): Promise<boolean> {
  if (premiumNow()) return false;
  const offer = chooseOffer(await loadOffers(), slug);
  if (!offer) {
    console.error("No offer is selected, so none is shown.");
    return false;
  }
  await noteShown(offer, source);
  let accepted = false;
  openDialog(
    components[offer.displayComponent ?? ""] ?? dialogs.standardOffer,
    {
      offer,
      onAccept(term) {
        accepted = true;
        takeOffer(offer, term, { source, ...(returnTo ? { returnTo } : {}) });
      },
    },
    { size: offer.size, title: offer.title, onClose: () => !accepted && declineOffer(offer, source) },
  );
  return true;
}
