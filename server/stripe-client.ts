import type Stripe from "stripe";
import { partnerFetch } from "../platform/partner-fetch.ts";

/** Loaded with the first purchase, event, job or check. */
export async function openStripe(key: string, apiUrl?: string): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  // The SDK's own patience is 80 seconds for each of three attempts: longer than a buyer waits.
  const bounds = { telemetry: false, timeout: 15_000, maxNetworkRetries: 2 };
  // Stripe has request ids of its own.
  const httpClient = StripeClient.createFetchHttpClient(partnerFetch("stripe", { passId: false }));
  return new StripeClient(key, { ...bounds, httpClient, ...(apiUrl ? hostOf(apiUrl) : {}) });
}

function hostOf(apiUrl: string): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}
