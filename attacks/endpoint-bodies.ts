/** What the bodies of calls without an OpenAPI document have to be, by the contracts that their services read them with. */
import * as z from "zod/mini";
import * as groups from "../contracts/groups.ts";
import { journalUpdate } from "../contracts/journal.ts";
import { conversionEvent, impressions, leadRequest, pendingImpression } from "../contracts/leads.ts";
import { prayerUpdate } from "../contracts/prayer-list.ts";
import { deviceProof, pushEnd, pushRenewal, pushSeen, pushSubscription } from "../contracts/push.ts";
import type { Endpoint } from "./endpoints.ts";
import type { Schema } from "./schema-value.ts";

const schemaOf = (schema: z.ZodMiniType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
const text: Schema = { type: "string" };
const email: Schema = { anyOf: [{ type: "string", format: "email" }, text] };
const flag: Schema = { type: "boolean" };
const locale: Schema = { enum: ["en-US", "es"] };
/** All of them are there. */
const fields = (properties: Record<string, Schema>): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const event = fields({
  event: text,
  properties: fields({ token: text, distinct_id: text, $anon_distinct_id: text, time: { type: "integer" } }),
});

const bodies: Record<string, Schema> = {
  "POST /lead-routing/leads": schemaOf(leadRequest),
  "POST /lead-routing/leads/:id/impressions": schemaOf(impressions),
  "POST /lead-routing/offers/:id/pending-impressions": schemaOf(pendingImpression),
  "POST /lead-routing/facebookconversions/:product/event": schemaOf(conversionEvent),
  "PUT {member}/journal/:id": schemaOf(journalUpdate),
  "PUT {member}/groups/:id": schemaOf(groups.newGroup),
  "PUT {member}/groups/:id/me": schemaOf(groups.appearance),
  "POST {member}/groups/invitations/read": schemaOf(groups.invitationToken),
  "POST {member}/groups/invitations/join": schemaOf(groups.joining),
  "PUT {member}/groups/:id/lessons/:lesson/notes/:note": schemaOf(groups.newNote),
  "POST {member}/groups/reports/:id": schemaOf(groups.noteDecision),
  "PUT {member}/prayer-list/:id": schemaOf(prayerUpdate),
  "PUT {member}/notifications": fields({
    morning: flag,
    evening: flag,
    texts: flag,
    phone: { enum: ["", "+15551234567", "x"] },
    morningTime: { enum: ["07:00", "24:00", "7"] },
    eveningTime: { enum: ["20:00", "-1:00"] },
    timeZone: { enum: ["America/New_York", "UTC", "Nowhere/None"] },
    locale,
  }),
  "PUT /push-api/v1/subscription": schemaOf(pushSubscription),
  "POST /push-api/v1/subscription/find": schemaOf(deviceProof),
  "POST /push-api/v1/subscription/end": schemaOf(pushEnd),
  "POST /push-api/v1/subscription/renew": schemaOf(pushRenewal),
  "POST /push-api/v1/subscription/seen": schemaOf(pushSeen),
  "POST /consents-api/v1/newsletter": fields({ email, locale }),
  "POST /consents-api/v1/manage-link": fields({ email, locale }),
  "POST /consents-api/v1/confirm": fields({ token: text }),
  "POST /consents-api/v1/privacy-choices": fields({
    measurement: flag,
    marketing: flag,
    at: { type: "string", format: "date-time" },
    place: { enum: ["note", "choices", "privacy-control"] },
    locale,
  }),
  "POST /contact-api/v1/messages": fields({ name: text, email, subject: text, message: text, token: text }),
  "POST /collect/track": { type: "array", minItems: 1, items: event },
  "POST /collect/e/": { type: "array", minItems: 1, items: event },
  "POST /unlocked": fields({ path: { enum: ["/articles/learning-to-wait", "/plans", "x"] } }),
  "POST {stripe}/checkout/sessions": fields({
    offerId: { type: "string", format: "uuid" },
    offerTermId: { type: "string", format: "uuid" },
    redirectUrl: { enum: ["/", "//x", "/plans"] },
  }),
  "POST /identity/api/v1/password": fields({ current: text, next: text }),
  "POST /identity/api/v1/email": fields({ password: text, email }),
  "POST /identity/api/v1/confirmation": fields({ password: text }),
  "POST /identity/api/v1/deletion": fields({ password: text }),
  "POST /identity/api/v1/second-factor/confirmation": fields({ code: text }),
};

const forms: Record<string, Schema> = {
  "POST /identity/forms/login": fields({ email, password: text, locale }),
  "POST /identity/forms/register": fields({ email, password: text, firstName: text, lastName: text, locale }),
  "POST /identity/forms/forgot-password": fields({ email, locale }),
  "POST /identity/forms/reset-password": fields({ password: text, locale }),
  "POST /identity/forms/second-factor": fields({ code: text, locale }),
  "POST /identity/forms/verify-email": fields({ password: text, locale }),
  "POST /identity/forms/change-email": fields({ password: text, locale }),
  "POST /identity/token": fields({
    grant_type: { enum: ["authorization_code", "refresh_token", "client_credentials"] },
    client_id: { enum: ["wellspring-site", "x"] },
    code: text,
    redirect_uri: text,
    code_verifier: text,
    refresh_token: text,
  }),
  "POST /identity/token/revocation": fields({ token: text, client_id: { enum: ["wellspring-site", "x"] } }),
};

/** For a line of the table in endpoints.ts. */
export function contractOf(line: string): Pick<Endpoint, "body" | "form"> {
  if (bodies[line]) return { body: bodies[line] };
  return forms[line] ? { body: forms[line], form: true } : {};
}
