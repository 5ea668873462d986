/** What crosses the wall to the contact service. */
import * as z from "zod/mini";
import { locales } from "./site.ts";

export const contactSubjects = ["question", "account", "premium", "content", "technical", "other"] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export const contactLimits = {
  name: 100,
  email: 254,
  messageLeast: 20,
  message: 4000,
  bodyBytes: 32 * 1024,
} as const;

/** As it comes from a form: anything may be missing or wrong, and the service says what. */
export const contactRequest = z.object({
  name: z._default(z.string(), ""),
  email: z._default(z.string(), ""),
  subject: z._default(z.string(), ""),
  message: z._default(z.string(), ""),
  locale: z._default(z.enum(locales), "en-US"),
  /** The same for every attempt to send one message; without it the message's own words stand in for it. */
  key: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  /** From `GET /token`, when the form was opened; forms without JavaScript have none. */
  token: z.optional(z.string().check(z.maxLength(200))),
  /** A field people do not see. */
  website: z._default(z.string(), ""),
});
export type ContactRequest = z.input<typeof contactRequest>;

export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

export const contactFaults = ["missing", "too_short", "too_long", "invalid"] as const;
export type ContactFault = (typeof contactFaults)[number];
export const contactFaultsByField = z.partialRecord(z.enum(contactFields), z.enum(contactFaults));
export type ContactFaults = z.infer<typeof contactFaultsByField>;

/** `codes.invalid` comes with `fields`; `codes.tooMany` with Retry-After. */
export const contactCodes = {
  invalid: "contact.invalid",
  looksAutomated: "contact.looks_automated",
  tooFast: "contact.too_fast",
  tooMany: "request.too_many",
} as const;

export const contactReceipt = z.object({ id: z.int().check(z.positive()) });
export const contactToken = z.object({ token: z.string() });

/** Tells the contact service whom a call made inside the process is for; from outside it counts for nothing. */
export const clientAddressHeader = "x-client-address";
