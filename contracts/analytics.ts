/** What is measured. The names are the specification's. */
export const eventNames = [
  "page_view",
  "show_offer",
  "accept_offer",
  "decline_offer",
  "offer_complete",
  "login_start",
  "login_complete",
  "login_cancelled",
  "signup_start",
  "logout",
  "account_creation_popup",
] as const;
export type EventName = (typeof eventNames)[number];
export type EventProperties = Record<string, string | number | boolean>;

/** Where the collector answers, in Mixpanel's wire format: POST {collectPath}/track/ with `data` in a form. */
export const collectPath = "/collect";

/** The specification's numbers, which are also Mixpanel's. */
export const measurementLimits = {
  cookieDays: 365,
  batchSize: 50,
  flushMs: 5000,
  requestTimeoutMs: 90_000,
  /** Longer texts of a payload are cut here. */
  textLength: 255,
} as const;

/** GTM- followed by capital letters and digits. */
export const tagManagerId = /^GTM-[A-Z0-9]+$/;

/** Ties what a browser did before to the lead it turned out to be; Mixpanel's own name for it. */
export const identifyEvent = "$identify";
