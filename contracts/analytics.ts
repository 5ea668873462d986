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
