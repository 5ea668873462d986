import { track } from "../analytics/track.ts";
import { readSubscription } from "../checkout/checkout-calls.ts";
import { openCheckout } from "../checkout/open-checkout.ts";
import { openDialog } from "../dialogs/open-dialog.ts";
import { identityStore } from "../identity/identity-store.ts";
import { premiumNow } from "../identity/premium-store.ts";
import { chooseOffer, standardOffer } from "../offers/choose-offer.ts";
import { loadOffers } from "../offers/load-offers.ts";
import type { Offer, OfferTerm } from "../offers/offer.ts";
import { clearChoice, storeChoice } from "../offers/offer-memory.ts";
import type { PopupWords } from "../popups/popup-words.ts";
import { noteShown, propertiesOf } from "./note-shown.ts";
import * as dialogs from "./offer-dialogs.ts";

export interface OfferDialogProps {
  offer: Offer;
  /** An editor's, in place of those that offers share. */
  words?: PopupWords | undefined;
  onAccept(term: OfferTerm | undefined): void;
}

interface ShowOptions {
  slug?: string;
  /** The plan whose price was tapped: on to the card form at once. */
  termId?: string;
  /** What led to it: a popup, the gate of a lesson, the benefits page. */
  source: string;
  /** Where the purchase leads to, instead of the offer's success page or this page. */
  returnTo?: string;
  /** Of the popup that shows it. */
  words?: PopupWords | undefined;
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

/** On to the card form. */
export function takeOffer(
  offer: Offer,
  term: OfferTerm | undefined,
  { source, returnTo }: Pick<ShowOptions, "source" | "returnTo">,
): void {
  acceptOffer(offer, term, source);
  openCheckout({ offer, term, returnTo });
}

const hasTrial = ({ terms }: Offer) => terms.some(({ trialDays }) => trialDays > 0);

/** A trial is offered to nobody who has had theirs. */
async function isTrialUsed(): Promise<boolean> {
  if (!identityStore.getState().token) return false;
  try {
    return (await readSubscription()).trialUsed;
  } catch (error) {
    console.warn("It is not known whether the free trial was used.", error);
    return false;
  }
}

async function offerToShow(slug: string | undefined): Promise<Offer | undefined> {
  const offers = await loadOffers();
  const offer = chooseOffer(offers, slug);
  if (!offer || !hasTrial(offer) || !(await isTrialUsed())) return offer;
  return chooseOffer(
    offers.filter((one) => !hasTrial(one)),
    standardOffer,
  );
}

/** The offer is shown; then a term is accepted, which leads to the card form, or it is dismissed. */
export async function showOffer({ slug, termId, source, returnTo, words }: ShowOptions): Promise<boolean> {
  if (premiumNow()) return false;
  const offer = await offerToShow(slug);
  if (!offer) {
    console.error("No offer is selected, so none is shown.");
    return false;
  }
  const term = termId ? offer.terms.find(({ id }) => id === termId) : undefined;
  await noteShown(offer, source);
  if (term) {
    takeOffer(offer, term, { source, ...(returnTo ? { returnTo } : {}) });
    return true;
  }
  let accepted = false;
  const title = words?.title ?? offer.title;
  openDialog(
    components[offer.displayComponent ?? ""] ?? dialogs.standardOffer,
    {
      offer: { ...offer, title, summary: words?.lead ?? offer.summary },
      words,
      onAccept(term) {
        accepted = true;
        takeOffer(offer, term, { source, ...(returnTo ? { returnTo } : {}) });
      },
    },
    { size: offer.size, title, onClose: () => !accepted && declineOffer(offer, source) },
  );
  return true;
}
