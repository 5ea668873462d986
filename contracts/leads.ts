/** What crosses the wall to the lead-routing backend. */
import * as z from "zod/mini";
import { locales } from "./site.ts";

export const leadSources = ["newsletter", "landing-f", "landing-p", "contact", "sign-up"] as const;

export const leadBodyMaxBytes = 16 * 1024;

/** One uppercase letter, then L or a digit, two digits, and twelve lowercase letters or digits. */
export const rsidPattern = /^[A-Z][L\d]\d{2}[a-z\d]{12}$/;

const name = z.string().check(z.trim(), z.maxLength(100));

/** The address itself is judged by the service's rules; here it is only a string. */
export const leadRequest = z.object({
  email: z.string(),
  rsid: z.optional(z.string().check(z.regex(rsidPattern))),
  firstName: z.optional(name),
  lastName: z.optional(name),
  locale: z.optional(z.enum(locales)),
  source: z.optional(z.enum(leadSources)),
});
export type LeadRequest = z.infer<typeof leadRequest>;

/** Names are those the caller sent, or blank: the answer must not tell a stranger whose address it is. */
export const lead = z.object({
  id: z.int().check(z.positive()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type Lead = z.infer<typeof lead>;

/** The `code` of the problem for each member that may be wrong. */
export const leadProblemCodes = {
  email: "lead.email_invalid",
  rsid: "lead.rsid_invalid",
  firstName: "lead.first_name_invalid",
  lastName: "lead.last_name_invalid",
  locale: "lead.locale_invalid",
  source: "lead.source_invalid",
} as const satisfies Record<keyof LeadRequest, string>;
