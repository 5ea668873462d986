/** Measurement, the ad pixel and leads listen to these; a purchase waits for none of them. */
export const purchaseEvent = "purchase:complete";
export const emailKnownEvent = "email:known";

export interface Purchase {
  offerName: string;
  paymentMethod: string;
  /** With an e-mail address a lead event is sent too. */
  email: string | null;
  /** Of the purchase event. */
  value: number;
  /** The same on every path an event may take, so that it counts once. */
  eventId: string;
}

/** Only this offer's purchases are sent to the ad pixel and as conversions. */
export const pixelOffer = "premium_verse_offer_premium_landing";

export const announcePurchase = (purchase: Purchase): boolean =>
  dispatchEvent(new CustomEvent<Purchase>(purchaseEvent, { detail: purchase }));

export const announceEmail = (email: string): boolean =>
  dispatchEvent(new CustomEvent(emailKnownEvent, { detail: { email } }));
