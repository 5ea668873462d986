/** What crosses the wall to the contact service. */
import * as z from "zod/mini";
import { contactFaults, contactFields } from "./contact-fields.ts";
import { locales } from "./site.ts";

export * from "./contact-fields.ts";

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

export const contactFaultsByField = z.partialRecord(z.enum(contactFields), z.enum(contactFaults));
export type ContactFaults = z.infer<typeof contactFaultsByField>;

export const contactReceipt = z.object({ id: z.int().check(z.positive()) });

/** Client address for in-process calls to the contact service; ignored on external requests. */
export const clientAddressHeader = "x-client-address";
