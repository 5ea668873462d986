/** What crosses the wall to the lead-routing backend. */
import * as z from "zod/mini";
import { leadSources, rsidPattern } from "./lead-fields.ts";
import { locales } from "./site.ts";

export * from "./lead-fields.ts";

export const leadBodyMaxBytes = 16 * 1024;
export const maxOffers = 10;
export const offersByDefault = 3;
const maxImpressions = 20;
const shownMaxLength = 4_000;

/** PostgreSQL cannot store it, neither as text nor in JSON. */
const withoutNul = z.refine<string>((text) => !text.includes("\0"));
const upTo = (length: number) => z.string().check(z.maxLength(length), withoutNul);
const name = z.string().check(z.trim(), z.maxLength(100), withoutNul);
const rsid = z.optional(z.string().check(z.regex(rsidPattern)));
const identifier = z.string().check(z.regex(/^[\w.:-]{1,100}$/));
const parameters = z.array(z.object({ key: upTo(100), value: upTo(255) })).check(z.maxLength(50));

/** The service's own rules validate the address; here it is only a string. */
export const leadRequest = z.object({
  email: z.string(),
  rsid,
  firstName: z.optional(name),
  lastName: z.optional(name),
  zip: z.optional(z.string().check(z.trim(), z.maxLength(20), withoutNul)),
  locale: z.optional(z.enum(locales)),
  source: z.optional(z.enum(leadSources)),
  parameters: z.optional(parameters),
});
export type LeadRequest = z.infer<typeof leadRequest>;

/** Names and zip are those the caller sent, or none: the response must not reveal whose address it is. */
export const lead = z.object({
  id: z.int().check(z.positive()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  zip: z.optional(z.string()),
  /** Needed for the calls that name the lead; another backend may give none. */
  token: z.optional(z.string()),
});
export type Lead = z.infer<typeof lead>;

/** The `code` of the problem for each member that may be wrong. */
export const leadProblemCodes = {
  email: "lead.email_invalid",
  rsid: "lead.rsid_invalid",
  firstName: "lead.first_name_invalid",
  lastName: "lead.last_name_invalid",
  zip: "lead.zip_invalid",
  locale: "lead.locale_invalid",
  source: "lead.source_invalid",
  parameters: "lead.parameters_invalid",
} as const satisfies Record<keyof LeadRequest, string>;

const someId = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
/** Another backend may give no more than id and name. */
export const coregOffers = z.array(
  z.object({
    id: someId,
    name: z.string(),
    partner: z.optional(z.string()),
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    wording: z.optional(z.string()),
    locale: z.optional(z.string()),
    shown: z.optional(z.string()),
  }),
);

const impression = z.object({
  offerId: identifier,
  accepted: z.boolean(),
  parameters: z.optional(parameters),
  rsid,
  pendingImpressionId: z.optional(identifier),
  shown: z.optional(upTo(shownMaxLength)),
});
export const impressions = z.array(impression).check(z.minLength(1), z.maxLength(maxImpressions));
export const recordedImpressions = z.array(
  z.object({ id: z.optional(z.int()), offerId: z.string(), accepted: z.boolean() }),
);
export type RecordedImpression = z.infer<typeof recordedImpressions>[number];

export const pendingImpression = z.object({
  id: identifier,
  leadId: z.optional(z.int().check(z.positive())),
  pageId: z.optional(upTo(255)),
  rsid,
  parameters: z.optional(parameters),
  metaData: z.optional(z.record(upTo(100), upTo(255))),
});

export const parameterDefinitions = z.array(z.object({ key: z.string() }));
export type ParameterDefinition = z.infer<typeof parameterDefinitions>[number];

export const emailLookup = z.object({
  result: z.enum(["Success", "Error"]),
  email: z._default(z.nullable(z.string()), ""),
  message: z._default(z.nullable(z.string()), ""),
});
export type EmailLookup = z.infer<typeof emailLookup>;

export const conversionEvent = z.object({
  eventName: z.string().check(z.minLength(1), z.maxLength(100)),
  eventId: identifier,
  externalId: z.optional(upTo(255)),
  userId: z.optional(upTo(255)),
  userFirstName: z.optional(upTo(100)),
  userLastName: z.optional(upTo(100)),
  userZip: z.optional(upTo(20)),
  userEmail: z.optional(upTo(254)),
  offerName: z.optional(upTo(255)),
  offerRate: z.optional(z.number()),
  eventSourceUrl: z.optional(upTo(2_000)),
  userAgent: z.optional(upTo(500)),
  marketingConsent: z.optional(z.boolean()),
  fbp: z.optional(upTo(255)),
  fbc: z.optional(upTo(255)),
});
export const conversionAnswer = z.object({ userEmail: z.nullable(z.string()) });
