import { siteNow } from "../../site-time.ts";
import { track } from "../analytics/track.ts";
import type { Offer } from "../offers/offer.ts";
import { storeChoice } from "../offers/offer-memory.ts";
import { changeTrackers } from "../popups/stored-trackers.ts";
import { resetPremium } from "../popups/trackers.ts";

export const propertiesOf = ({ name }: Offer, source: string) => ({ offerName: name, source });

/** Counted, and what a purchase will be known to have come from. */
export async function noteShown(offer: Offer, source: string): Promise<void> {
  storeChoice({ source });
  // Before anything is waited for: a quick reader accepts meanwhile.
  track("show_offer", propertiesOf(offer, source));
  const now = await siteNow();
  changeTrackers((trackers) => resetPremium(trackers, now));
}
