import { type Lead, type LeadRequest, lead } from "../../contracts/leads.ts";

export interface LeadsClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Where the lead-routing backend is; undefined means there is none, and nothing is called. */
  baseUrl: string | undefined;
  log: { error(details: object, message: string): void };
  timeoutMs?: number;
}

export interface LeadsClient {
  /** The registered lead, or null: no page ever waits for or fails with the lead-routing backend. */
  createLead(request: LeadRequest): Promise<Lead | null>;
}

export function createLeadsClient({
  fetch,
  baseUrl,
  log,
  timeoutMs = 5_000,
}: LeadsClientOptions): LeadsClient {
  return {
    async createLead(request) {
      if (!baseUrl) return null;
      try {
        const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/leads`, {
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify(request),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) {
          log.error(
            { status: response.status, body: (await response.text()).slice(0, 500) },
            "a lead was refused",
          );
          return null;
        }
        return lead.parse(await response.json());
      } catch (error) {
        log.error({ err: error }, "a lead could not be sent");
        return null;
      }
    },
  };
}
