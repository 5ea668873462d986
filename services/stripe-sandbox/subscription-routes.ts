import * as z from "zod";
import { type ApiRoute, definedOf, retrieve, route } from "./api-route.ts";
import { changePrice } from "./billing.ts";
import { invalidRequest } from "./faults.ts";
import type { Ledger } from "./ledger.ts";
import { body, flag, metadata, query, text, whole } from "./params.ts";
import { cardRefused } from "./payments.ts";
import type { Subscription } from "./stripe-objects.ts";
import { cancelAtEnd, change, endSubscription, itemOf, startSubscription } from "./subscriptions.ts";

async function live(ledger: Ledger, id: string): Promise<Subscription> {
  const subscription = await ledger.get("subscription", id);
  if (subscription.status === "canceled")
    throw invalidRequest(`No such subscription: '${id}'`, { code: "resource_missing", param: "id" });
  return subscription;
}

export const subscriptionRoutes: readonly ApiRoute[] = [
  route(
    "POST /subscriptions",
    body({
      customer: text,
      items: z.array(z.strictObject({ price: text, quantity: whole.optional() })).length(1),
      default_payment_method: text.optional(),
      trial_period_days: whole.optional(),
      payment_behavior: text.optional(),
      metadata: metadata.optional(),
    }),
    async (params, { ledger }) => {
      const customer = await ledger.get("customer", params.customer, "customer");
      const price = await ledger.get("price", params.items[0]!.price, "items[0][price]");
      const method = params.default_payment_method ?? customer.invoice_settings.default_payment_method;
      if (!method && !params.trial_period_days)
        throw invalidRequest("This customer has no attached payment source or default payment method.", {
          code: "resource_missing",
        });
      const { subscription, error } = await startSubscription(ledger, {
        customer: customer.id,
        price,
        method,
        trialDays: params.trial_period_days,
        metadata: params.metadata,
        buyerIsThere: true,
      });
      if (error && params.payment_behavior === "error_if_incomplete")
        throw cardRefused({ error: "card_declined", field: "card" });
      return subscription;
    },
  ),
  retrieve("/subscriptions", "subscription"),
  /** Without a status, canceled ones are left out. */
  route(
    "GET /subscriptions",
    query({ customer: text.optional(), price: text.optional(), status: text.optional() }),
    async ({ customer, status, ...page }, { ledger }) => {
      const match = definedOf({ customer, status: status === "all" ? undefined : status });
      const found = await ledger.list("subscription", { ...page, limit: 100 }, match);
      const shown = status ? found.data : found.data.filter((one) => one.status !== "canceled");
      const limit = page.limit ?? 10;
      return {
        object: "list",
        url: "/v1/subscriptions",
        data: shown.slice(0, limit),
        has_more: found.has_more || shown.length > limit,
      };
    },
  ),
  route(
    "POST /subscriptions/:id",
    body({
      cancel_at_period_end: flag.optional(),
      default_payment_method: text.optional(),
      items: z
        .array(z.strictObject({ id: text, price: text, quantity: whole.optional() }))
        .length(1)
        .optional(),
      proration_behavior: text.optional(),
      metadata: metadata.optional(),
    }),
    async (params, { ledger, id }) => {
      let subscription = await live(ledger, id);
      if (params.items) {
        const [item] = params.items;
        if (item!.id !== itemOf(subscription).id)
          throw invalidRequest(`No such subscription item: '${item!.id}'`, { param: "items[0][id]" });
        subscription = await changePrice(
          ledger,
          subscription,
          await ledger.get("price", item!.price, "items[0][price]"),
        );
      }
      const { default_payment_method, metadata: added } = params;
      const canceling = params.cancel_at_period_end ?? subscription.cancel_at_period_end;
      return change(ledger, subscription, {
        ...subscription,
        ...definedOf({ default_payment_method }),
        metadata: { ...subscription.metadata, ...added },
        ...cancelAtEnd(ledger, subscription, canceling),
      });
    },
  ),
  route(
    "DELETE /subscriptions/:id",
    body({ invoice_now: flag.optional(), prorate: flag.optional() }),
    async (_, { ledger, id }) => endSubscription(ledger, await live(ledger, id), "cancellation_requested"),
  ),
];
