import { createHash } from "node:crypto";
import type { BelievedEvent } from "./believed-event.ts";

interface ConversionsApiOptions {
  pixelId: string;
  token: string;
  /** With its version, such as https://graph.facebook.com/v24.0. */
  baseUrl: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

interface TimedConversion {
  event: BelievedEvent;
  at: Date;
  address: string | undefined;
}

export type ConversionsApi = ReturnType<typeof createConversionsApi>;

const sha256 = (text: string) => createHash("sha256").update(text.trim().toLowerCase()).digest("hex");

/** Members that are missing are left out. */
const given = (members: Record<string, string | number | string[] | undefined>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** An event as Meta's Conversions API has it; the address is hashed, the browser's own marks are not. */
const serverEvent = ({ event, at, address }: TimedConversion) => ({
  event_name: event.eventName,
  event_time: Math.floor(at.getTime() / 1000),
  event_id: event.eventId,
  action_source: "website",
  ...given({ event_source_url: event.eventSourceUrl }),
  user_data: given({
    em: event.emailProven && event.userEmail ? [sha256(event.userEmail)] : undefined,
    client_ip_address: address,
    client_user_agent: event.userAgent,
    fbp: event.fbp,
    fbc: event.fbc,
  }),
  custom_data: given({
    content_name: event.offerName,
    value: event.offerRate,
    currency: event.offerRate === undefined ? undefined : "USD",
  }),
});

/** A fault that a later attempt may not meet. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

export function createConversionsApi({
  pixelId,
  token,
  baseUrl,
  fetch: post = fetch,
  timeoutMs = 10_000,
}: ConversionsApiOptions) {
  const url = `${baseUrl.replace(/\/+$/, "")}/${pixelId}/events`;
  return {
    /** Undefined when it was taken, else why it never will be; throws when it is worth trying again. */
    async send(conversion: TimedConversion, signal?: AbortSignal): Promise<string | undefined> {
      const timeout = AbortSignal.timeout(timeoutMs);
      const response = await post(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        // The token is in the body: addresses are written into logs.
        body: JSON.stringify({ data: [serverEvent(conversion)], access_token: token }),
        redirect: "error",
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const answer = (await response.text()).slice(0, 300);
      if (response.ok) return undefined;
      if (mayPass(response.status)) throw new Error(`The Conversions API answered ${response.status}.`);
      return `${response.status} ${answer}`;
    },
  };
}
