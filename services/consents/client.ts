import * as z from "zod/mini";
import {
  type ConsentToConfirm,
  consentCodes,
  consentPurposes,
  consentTokenHeader,
} from "../../contracts/consents.ts";
import { clientAddressHeader } from "../../contracts/contact.ts";
import type { LeadSource } from "../../contracts/lead-fields.ts";
import { type Locale, locales } from "../../contracts/site.ts";

interface ConsentsClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Up to and with `/consents-api/v1`. */
  baseUrl: string;
  log: { error(details: object, message: string): void };
  timeoutMs?: number;
}

interface NewsletterRequest {
  email: string;
  locale: Locale;
  timeZone?: string;
  source?: LeadSource;
  rsid?: string;
}

type LinkRequestOutcome = "sent" | "invalid" | "too-many" | "failed";
type NoOutcome = { state: "invalid" | "expired" | "failed" };
type ConfirmOutcome = { state: "confirmed"; email: string; locale: Locale; manageToken: string } | NoOutcome;
type ListOutcome = { state: "listed"; email: string; receipts: ConsentToConfirm[] } | NoOutcome;

export interface ConsentsClient {
  /** "sent" means an e-mail is on its way, whether or not the address was known. */
  subscribe(request: NewsletterRequest, clientAddress?: string): Promise<LinkRequestOutcome>;
  sendManageLink(email: string, locale: Locale, clientAddress?: string): Promise<LinkRequestOutcome>;
  /** What the link of a mail confirms. */
  listToConfirm(token: string): Promise<ListOutcome>;
  /** All that the mail listed, or of it only the receipts that are named. */
  confirm(token: string, receipts?: string[]): Promise<ConfirmOutcome>;
  unsubscribe(token: string): Promise<"done" | "invalid" | "failed">;
}

const problem = z.object({ code: z.optional(z.string()) });
const confirmed = z.object({
  state: z.literal("confirmed"),
  email: z.string(),
  locale: z.enum(locales),
  manageToken: z.string(),
});

const listed = z.object({
  email: z.string(),
  receipts: z.array(
    z.object({
      id: z.string(),
      purpose: z.enum(consentPurposes),
      partner: z.string(),
      wording: z.string(),
      locale: z.enum(locales),
      confirmed: z.boolean(),
    }),
  ),
});

export function createConsentsClient(options: ConsentsClientOptions): ConsentsClient {
  const { fetch, log, timeoutMs = 10_000 } = options;
  const base = options.baseUrl.replace(/\/+$/, "");

  async function send(path: string, { headers, ...init }: RequestInit) {
    try {
      const response = await fetch(base + path, {
        ...init,
        headers: { accept: "application/json", ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await response.json();
      if (response.ok) return { answer };
      const { code } = problem.parse(answer);
      if (response.status >= 500) log.error({ status: response.status, code }, "the consents service failed");
      return { code: code ?? "" };
    } catch (error) {
      log.error({ err: error }, "the consents service gave no usable answer");
      return { code: "" };
    }
  }

  const post = (path: string, body: object, address?: string) =>
    send(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(address ? { [clientAddressHeader]: address } : {}),
      },
      body: JSON.stringify(body),
    });
  const refusedAs = (code: string | undefined): NoOutcome => {
    if (code === consentCodes.tokenExpired) return { state: "expired" };
    return { state: code === consentCodes.tokenInvalid ? "invalid" : "failed" };
  };

  const requestLink = async (path: string, body: object, address?: string): Promise<LinkRequestOutcome> => {
    const { answer, code } = await post(path, body, address);
    if (answer) return "sent";
    if (code === consentCodes.emailInvalid) return "invalid";
    return code === "request.too_many" ? "too-many" : "failed";
  };

  return {
    subscribe: (request, address) => requestLink("/newsletter", request, address),
    sendManageLink: (email, locale, address) => requestLink("/manage-link", { email, locale }, address),
    async listToConfirm(token) {
      const { answer, code } = await send("/confirm", { headers: { [consentTokenHeader]: token } });
      const parsed = listed.safeParse(answer);
      return parsed.success ? { state: "listed", ...parsed.data } : refusedAs(code);
    },
    async confirm(token, receipts) {
      const { answer, code } = await post("/confirm", { token, ...(receipts ? { receipts } : {}) });
      const parsed = confirmed.safeParse(answer);
      return parsed.success ? parsed.data : refusedAs(code);
    },
    async unsubscribe(token) {
      const { answer, code } = await post("/unsubscribe", { token });
      if (answer) return "done";
      return code === consentCodes.tokenInvalid ? "invalid" : "failed";
    },
  };
}
