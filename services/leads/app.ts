import { type Context, Hono } from "hono";
import type * as z from "zod";
import { normalizeEmail } from "../../contracts/email-address.ts";
import {
  type ConversionEvent,
  conversionEvent,
  type Impression,
  impressions as impressionList,
  type Lead,
  leadBodyMaxBytes,
  leadProblemCodes,
  leadRequest,
  leadTokenHeader,
  maxOffers,
  offersByDefault,
  type PendingImpression,
  pendingImpression,
} from "../../contracts/leads.ts";
import { locales } from "../../contracts/site.ts";
import { addressKey } from "../../platform/address.ts";
import { limitBody } from "../../platform/body-size.ts";
import { callerAddress } from "../../platform/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { type Limits, memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { refuseUnverified } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { ConversionOwner } from "./believed-event.ts";
import type { Conversions } from "./conversions.ts";
import { type Impressions, leadLocale } from "./impressions.ts";
import { addLookUps, callerMark, type LookUpOptions } from "./lookups.ts";
import type { OffersIn } from "./offers.ts";
import type { ShownOffers } from "./shown-offers.ts";
import type { LeadsStore, StoredLead } from "./store.ts";

/** The list for `GET /params`: the URL parameters that say where a visitor came from. */
const parameterList = [
  { key: "utm_source", description: "Where the visitor came from" },
  { key: "utm_medium", description: "By which kind of link" },
  { key: "utm_campaign", description: "In which campaign" },
  { key: "utm_content", description: "By which of several links" },
  { key: "utm_term", description: "The words searched for" },
  { key: "subid", description: "The recipient as the mailing service knows them" },
  { key: "siteId", description: "The site a recipient belongs to" },
  { key: "gclid", description: "A click on a search advertisement" },
  { key: "fbclid", description: "A click on a social advertisement" },
] as const;

export interface LeadsLimits {
  /** What one address may call in any window; calls inside the process that name nobody are not limited. */
  requests: number;
  windowMs: number;
}

const defaultLimits: LeadsLimits = { requests: 60, windowMs: 60_000 };

interface LeadsAppOptions extends Pick<LookUpOptions, "emailOfRecipient"> {
  store: LeadsStore;
  impressions: Impressions;
  conversions: Conversions;
  /** Undefined for a call that speaks for nobody. */
  conversionOwner(request: Request): Promise<ConversionOwner | undefined>;
  tokens: SignedTokens;
  offers: OffersIn;
  shownOffers: Pick<ShownOffers, "sign">;
  product: string;
  clock: Clock;
  log: Log;
  limits?: LeadsLimits;
  rateLimits?: Limits;
}

const tokenLifeMs = 90 * 86_400_000;

/** The id of the lead that a token speaks for. */
export function leadOfToken(tokens: SignedTokens, token: string): number | undefined {
  const read = tokens.read("lead", token);
  return typeof read === "string" ? undefined : Number(read.id);
}

const malformed = (c: Context) => refuse(c, 400, "request.malformed", "The body is not well-formed JSON.");
const leadBody = jsonBody(leadRequest, {
  malformed,
  invalid(c, [{ path }]) {
    const member = path.split(".")[0] as keyof typeof leadProblemCodes | "";
    return member
      ? refuse(c, 400, leadProblemCodes[member], `The member "${member}" is missing or not valid.`)
      : refuse(c, 400, "lead.body_invalid", "The body must be a JSON object that describes a lead.");
  },
});
const bodyOf = <Schema extends z.core.$ZodType>(schema: Schema, code: string) =>
  jsonBody(schema, {
    malformed,
    invalid: (c, [{ path }]) => refuse(c, 400, code, `Not valid: ${path || "the body itself"}.`),
  });

/** Mounted at /lead-routing. */
export function createLeadsApp(options: LeadsAppOptions): Hono {
  const {
    store,
    impressions,
    conversions,
    conversionOwner,
    tokens,
    offers,
    shownOffers,
    product,
    clock,
    log,
    limits = defaultLimits,
    rateLimits = memoryLimits(options.clock),
  } = options;
  const rate = rateLimits("leads", limits);
  const app = new Hono();

  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    const address = callerAddress(c);
    const verdict = address === undefined ? undefined : await rate.take(addressKey(address));
    if (verdict?.allowed === false) return tooManyRequests(c, verdict.retryAfterSeconds);
    return next();
  });
  app.use(limitBody(leadBodyMaxBytes));

  app.post("/leads", leadBody, async (c) => {
    const given = c.req.valid("json");
    const email = normalizeEmail(given.email);
    if (!email) return refuse(c, 400, leadProblemCodes.email, "The e-mail address is not valid.");
    const id = await store.register({ ...given, email });
    const { firstName = "", lastName = "", zip, rsid } = given;
    if (rsid) await store.bindSession(rsid, id, callerMark(c, tokens));
    const token = tokens.issue("lead", String(id), tokenLifeMs);
    const answer: Lead = { id, email, firstName, lastName, ...(zip ? { zip } : {}), token };
    // Anyone may type an address, so nothing in the answer depends on whether it is known.
    return c.json(answer, 201);
  });

  /** The lead that is named, if the caller has its token; without it every number looks alike. */
  async function leadOf(c: Context, id = c.req.param("id") ?? ""): Promise<StoredLead | Response> {
    if (String(leadOfToken(tokens, c.req.header(leadTokenHeader) ?? "")) !== id)
      return refuse(c, 403, "lead.token_invalid", `Send the lead's token as ${leadTokenHeader}.`);
    return (await store.find(Number(id))) ?? refuse(c, 404, "lead.unknown", "There is no such lead.");
  }
  app.get("/leads/:id/coreg-offers", async (c) => {
    const count = Number(c.req.query("count") ?? offersByDefault);
    if (!Number.isInteger(count) || count < 1 || count > maxOffers)
      return refuse(c, 400, "offers.count_invalid", `count is a whole number from 1 to ${maxOffers}.`);
    const lead = await leadOf(c);
    if (lead instanceof Response) return lead;
    const wished = c.req.header("accept-language") ?? "";
    const locale = locales.find((one) => wished.startsWith(one)) ?? leadLocale(lead.locale);
    const accepted = await impressions.acceptedBy(lead.id);
    return c.json(
      (await offers(locale))
        .filter(({ id }) => !accepted.has(id))
        .slice(0, count)
        .map((offer) => ({ ...offer, shown: shownOffers.sign(lead.id, offer) })),
    );
  });
  app.post("/leads/:id/impressions", bodyOf(impressionList, "impressions.invalid"), async (c) => {
    const body = c.req.valid("json");
    const lead = await leadOf(c);
    if (lead instanceof Response) return lead;
    return c.json(await impressions.record(lead, body as Impression[]), 201);
  });
  app.post(
    "/offers/:id/pending-impressions",
    bodyOf(pendingImpression, "pending_impression.invalid"),
    async (c) => {
      const offerId = c.req.param("id");
      if (!/^[\w.:-]{1,100}$/.test(offerId))
        return refuse(c, 400, "offer.id_invalid", "An offer's id has letters, digits and hyphens.");
      const body = c.req.valid("json");
      const lead = body.leadId === undefined ? undefined : await leadOf(c, String(body.leadId));
      if (lead instanceof Response) return lead;
      await impressions.addPending(offerId, body as PendingImpression);
      return c.json(true, 201);
    },
  );
  app.get("/params", (c) => c.json(parameterList, 200, { "cache-control": "max-age=3600" }));

  addLookUps(app, {
    store,
    tokens,
    product,
    clock,
    rateLimits,
    emailOfRecipient: options.emailOfRecipient,
  });

  app.post(
    "/facebookconversions/:product/event",
    async (c, next) =>
      c.req.param("product") === product
        ? next()
        : refuse(c, 404, "conversion.product_unknown", "There is no such product."),
    bodyOf(conversionEvent, "conversion.invalid"),
    async (c) => {
      const event = c.req.valid("json") as ConversionEvent;
      const owner = await conversionOwner(c.req.raw);
      const created = await conversions.add(product, event, { owner, address: callerAddress(c) });
      return c.json({ userEmail: owner?.email ?? "" }, created ? 201 : 200);
    },
  );

  app.notFound((c) => refuse(c, 404, "request.not_found", "The lead-routing backend has no such address."));
  app.onError(
    (error, c) => refuseUnverified(c, error) ?? refuseFailed(c, error, log, "a lead-routing request failed"),
  );
  return app;
}
