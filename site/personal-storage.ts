/**
 * What this browser stores about a person, by its key: a sign-out removes all of it, whichever features have been loaded
 * (docs/decisions/0038). A feature that stores something of a person takes its key from here.
 */
export const personalKeys = {
  biblePlace: "bible-place",
  listening: "listening",
  coursePlaces: "course-places",
  day: "day-done",
  claimedSession: "claimed-checkout-session",
  unclaimedEmail: "unclaimed-checkout-email",
  paymentMethod: "selected-payment-method",
  offerName: "accepted-offer-name",
  offerSource: "offer-event-source",
  consentSent: "consent-told",
  /** The specification's "pathing key". */
  lead: "pathing-lead",
  legacyId: "legacyId",
  invitation: "group-invitation",
} as const;
