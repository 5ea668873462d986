/** Fields, limits and codes of the contact form, apart from its schemas so that the browser can have them without those. */
export const contactSubjects = ["question", "account", "premium", "content", "technical", "other"] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export const contactLimits = {
  name: 100,
  messageMin: 20,
  message: 4000,
  bodyBytes: 32 * 1024,
} as const;

export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

export const contactFaults = ["missing", "too_short", "too_long", "invalid"] as const;
export type ContactFault = (typeof contactFaults)[number];

/** `codes.invalid` comes with `fields`; `codes.tooMany` with Retry-After. */
export const contactCodes = {
  invalid: "contact.invalid",
  looksAutomated: "contact.looks_automated",
  tooFast: "contact.too_fast",
  tooMany: "request.too_many",
} as const;
