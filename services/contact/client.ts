import * as z from "zod/mini";
import {
  type ContactFaults,
  type ContactRequest,
  clientAddressHeader,
  contactCodes,
  contactFaultsByField,
  contactReceipt,
} from "../../contracts/contact.ts";

interface ContactClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Up to and with `/contact-api/v1`. */
  baseUrl: string;
  log: { error(details: object, message: string): void };
  timeoutMs?: number;
}

/** "stored" is said only of a message that is on disk. */
export type ContactOutcome =
  | { state: "stored" }
  | { state: "invalid"; faults: ContactFaults }
  | { state: "looks-automated" | "too-fast" | "failed" }
  | { state: "too-many"; retryAfterSeconds: number };

export interface ContactClient {
  /** `address` is the visitor's, for the limit on how much one may send. */
  send(request: ContactRequest, address: string | undefined): Promise<ContactOutcome>;
}

const problem = z.object({
  code: z.optional(z.string()),
  fields: z._default(contactFaultsByField, {}),
});

export function createContactClient({
  fetch,
  baseUrl,
  log,
  timeoutMs = 10_000,
}: ContactClientOptions): ContactClient {
  async function refusalOf(response: Response): Promise<ContactOutcome> {
    const { code, fields } = problem.parse(await response.json());
    if (code === contactCodes.invalid) return { state: "invalid", faults: fields };
    if (code === contactCodes.looksAutomated) return { state: "looks-automated" };
    if (code === contactCodes.tooFast) return { state: "too-fast" };
    if (code === contactCodes.tooMany) {
      const seconds = Number(response.headers.get("retry-after"));
      return { state: "too-many", retryAfterSeconds: seconds > 0 ? seconds : 60 };
    }
    log.error({ status: response.status, code }, "a contact message was refused");
    return { state: "failed" };
  }

  return {
    async send(request, address) {
      try {
        const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/messages`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json",
            ...(address ? { [clientAddressHeader]: address } : {}),
          },
          body: JSON.stringify(request),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return await refusalOf(response);
        contactReceipt.parse(await response.json());
        return { state: "stored" };
      } catch (error) {
        log.error({ err: error }, "a contact message could not be stored");
        return { state: "failed" };
      }
    },
  };
}
