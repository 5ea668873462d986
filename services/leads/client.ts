import type * as z from "zod/mini";
import {
  type ConversionEvent,
  type CoregOffer,
  conversionAnswer,
  coregOffers,
  emailLookup,
  type Impression,
  type Lead,
  type LeadRequest,
  lead,
  leadTokenHeader,
  offersByDefault,
  type ParameterDefinition,
  type PendingImpression,
  parameterDefinitions,
  type RecordedImpression,
  recordedImpressions,
} from "../../contracts/leads.ts";

interface LeadsClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Where the lead-routing backend is; undefined means there is none, and nothing is called. */
  baseUrl: string | undefined;
  log: { error(details: object, message: string): void };
  timeoutMs?: number;
}

/** Whose call it is; the token came with the lead. */
type LeadKey = Pick<Lead, "id" | "token">;

/** No page ever waits for or fails with the lead-routing backend: what goes wrong is logged and answered with an empty value. */
export interface LeadsClient {
  createLead(request: LeadRequest, clientAddress?: string): Promise<Lead | null>;
  coregOffers(lead: LeadKey, options?: { count?: number; locale?: string }): Promise<CoregOffer[]>;
  createImpressions(lead: LeadKey, impressions: Impression[]): Promise<RecordedImpression[]>;
  /** Of a lead, or of a visitor who is none. */
  createPendingImpression(
    offerId: string,
    pending: Omit<PendingImpression, "leadId">,
    lead?: LeadKey,
  ): Promise<boolean>;
  params(): Promise<ParameterDefinition[]>;
  emailOfRecipient(id: string, siteId?: string): Promise<string>;
  emailOfSession(rsid: string): Promise<string>;
  emailOfContact(id: string): Promise<string>;
  /** Of a lead, of the member as whom `fetch` calls, or of nobody. */
  createConversion(
    product: string,
    event: ConversionEvent,
    lead?: LeadKey,
  ): Promise<{ userEmail: string } | null>;
}

interface Call<T, Empty> {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  read: (answer: unknown) => T;
  empty: Empty;
}

export function createLeadsClient(options: LeadsClientOptions): LeadsClient {
  const { fetch, log, timeoutMs = 5_000 } = options;
  const base = options.baseUrl?.replace(/\/+$/, "");

  async function call<T, Empty>(what: string, { path, body, headers, read, empty }: Call<T, Empty>) {
    if (!base) return empty;
    try {
      const response = await fetch(base + path, {
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        const answer = (await response.text()).slice(0, 500);
        log.error({ status: response.status, body: answer }, `${what} was refused`);
        return empty;
      }
      return read(await response.json());
    } catch (error) {
      log.error({ err: error }, `${what} could not be sent`);
      return empty;
    }
  }

  const as =
    <T>(schema: z.ZodMiniType<T>) =>
    (answer: unknown) =>
      schema.parse(answer);
  const keyOf = ({ token }: LeadKey): Record<string, string> => (token ? { [leadTokenHeader]: token } : {});
  const segment = encodeURIComponent;

  const lookUp = (path: string) =>
    call("an e-mail lookup", {
      path,
      read(answer) {
        const { result, email, message } = emailLookup.parse(answer);
        if (result === "Success") return email ?? "";
        log.error({ message }, "an e-mail lookup found nothing");
        return "";
      },
      empty: "",
    });

  return {
    createLead: (body, clientAddress) =>
      call("a lead", {
        path: "/leads",
        body,
        headers: clientAddress ? { "x-client-address": clientAddress } : {},
        read: as(lead),
        empty: null,
      }),
    coregOffers: (key, { count = offersByDefault, locale } = {}) =>
      call("a request for offers", {
        path: `/leads/${key.id}/coreg-offers?count=${count}`,
        headers: { ...keyOf(key), ...(locale ? { "accept-language": locale } : {}) },
        read: as(coregOffers),
        empty: [],
      }),
    createImpressions: (key, body) =>
      call("a list of impressions", {
        path: `/leads/${key.id}/impressions`,
        body,
        headers: keyOf(key),
        read: as(recordedImpressions),
        empty: [],
      }),
    createPendingImpression: (offerId, pending, key) =>
      call("a pending impression", {
        path: `/offers/${segment(offerId)}/pending-impressions`,
        body: key ? { ...pending, leadId: key.id } : pending,
        headers: key ? keyOf(key) : {},
        read(answer) {
          if (typeof answer !== "boolean") throw new TypeError("The answer is neither true nor false.");
          return answer;
        },
        empty: false,
      }),
    params: () =>
      call("a request for parameters", { path: "/params", read: as(parameterDefinitions), empty: [] }),
    emailOfRecipient: (id, siteId) =>
      lookUp(`/postup/recip/${segment(id)}/email${siteId === undefined ? "" : `?siteId=${segment(siteId)}`}`),
    emailOfSession: (rsid) => lookUp(`/sessions/${segment(rsid)}/email`),
    emailOfContact: (id) => lookUp(`/get-response/contacts/${segment(id)}/email`),
    createConversion: (product, body, key) =>
      call("a conversion event", {
        path: `/facebookconversions/${segment(product)}/event`,
        body,
        headers: key ? keyOf(key) : {},
        read: (answer) => ({ userEmail: conversionAnswer.parse(answer).userEmail ?? "" }),
        empty: null,
      }),
  };
}
