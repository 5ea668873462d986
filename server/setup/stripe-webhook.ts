import type Stripe from "stripe";
import { heardEvents } from "../../services/checkout/checkout-jobs.ts";
import { findEndpoint } from "../doctor/stripe.ts";

interface Registered {
  /** Known only to who made the endpoint, when it is made. */
  secret: string | undefined;
  id: string;
  did: "made" | "updated";
}

/**
 * The endpoint with exactly our events: one that is there already is updated and keeps its secret, which Stripe never tells again. `again`
 * removes that one first, for who has lost the secret.
 */
export async function registerWebhook(
  stripe: Stripe,
  url: string,
  { siteName, again = false }: { siteName: string; again?: boolean },
): Promise<Registered> {
  const { default: StripeClient } = await import("stripe");
  const events = [...heardEvents];
  const there = await findEndpoint(stripe, url);
  if (there && !again) {
    await stripe.webhookEndpoints.update(there.id, { enabled_events: events, disabled: false });
    return { id: there.id, secret: undefined, did: "updated" };
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: events,
    api_version: StripeClient.API_VERSION as Stripe.WebhookEndpointCreateParams["api_version"] & string,
    description: siteName,
  });
  // The old one goes only once there is another: no event is lost, and one that comes by both is handled once.
  if (there) await stripe.webhookEndpoints.del(there.id);
  return { id: made.id, secret: made.secret, did: "made" };
}
