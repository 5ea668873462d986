import { createHmac } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";

export interface WebhookEndpoint {
  url: string;
  secret: string;
  /** The kinds of events it wants, as Stripe's `enabled_events`; the others are only listed. */
  events: readonly string[];
  fetch(request: Request): Response | Promise<Response>;
}

function signatureHeader(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}

/** One attempt to deliver an event, signed as Stripe signs; throws when the endpoint does not take it. */
export async function deliverEvent(
  event: object,
  { url, secret, fetch }: Omit<WebhookEndpoint, "events">,
  clock: Clock,
): Promise<void> {
  const body = JSON.stringify(event, null, 2);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signatureHeader(body, secret, clock.now()),
  };
  const response = await fetch(new Request(url, { method: "POST", headers, body }));
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook endpoint answered ${response.status}.`);
}
