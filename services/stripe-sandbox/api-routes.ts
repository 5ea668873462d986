import * as z from "zod";
import { type ApiRoute, definedOf, list, retrieve, route } from "./api-route.ts";
import {
  makePrice,
  makeProduct,
  priceParams,
  priceQuery,
  productChanges,
  productParams,
  productQuery,
} from "./catalog.ts";
import { expireSession, makeSession, sessionParams, sessionQuery } from "./checkout-sessions.ts";
import { customerChanges, customerParams, customerQuery, makeCustomer, removeCustomer } from "./customers.ts";
import { disputeRoutes } from "./disputes.ts";
import { body, query, text, whole } from "./params.ts";
import { attachCard, refund } from "./payments.ts";
import {
  configurationParams,
  makeConfiguration,
  makePortalSession,
  portalParams,
} from "./portal-sessions.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

/** The part of Stripe's API that the sandbox knows; anything else is answered as an unrecognized request. */
export const apiRoutes: readonly ApiRoute[] = [
  route("POST /products", productParams, (params, { ledger }) => makeProduct(ledger, params)),
  retrieve("/products", "product"),
  route("POST /products/:id", productChanges, async ({ expand: _, ...changes }, { ledger, id }) => {
    const product = await ledger.get("product", id);
    return ledger.put("product", { ...product, ...definedOf(changes), updated: ledger.now });
  }),
  list("/products", "product", productQuery, ({ active }) => definedOf({ active })),

  route("POST /prices", priceParams, (params, { ledger }) => makePrice(ledger, params)),
  retrieve("/prices", "price"),
  route("GET /prices", priceQuery, async (params, { ledger }) => {
    const { lookup_keys: keys, active, product } = params;
    if (!keys) {
      const found = await ledger.list("price", params, definedOf({ active, product }));
      return { object: "list", url: "/v1/prices", ...found };
    }
    const found = await Promise.all(
      keys.map((lookup_key) => ledger.all("price", definedOf({ lookup_key, active }))),
    );
    return { object: "list", url: "/v1/prices", data: found.flat(), has_more: false };
  }),

  route("POST /customers", customerParams, (params, { ledger }) => makeCustomer(ledger, params)),
  retrieve("/customers", "customer"),
  route("POST /customers/:id", customerChanges, async ({ expand: _, ...changes }, { ledger, id }) => {
    const customer = await ledger.put("customer", {
      ...(await ledger.get("customer", id)),
      ...definedOf(changes),
    });
    await ledger.emit("customer.updated", customer);
    return customer;
  }),
  route("DELETE /customers/:id", body({}), async (_, { ledger, id }) =>
    removeCustomer(ledger, await ledger.get("customer", id)),
  ),
  list("/customers", "customer", customerQuery),

  retrieve("/payment_methods", "payment_method"),
  list("/payment_methods", "payment_method", query({ customer: text, type: text.optional() })),
  route("POST /payment_methods/:id/attach", body({ customer: text }), async ({ customer }, { ledger, id }) =>
    attachCard(ledger, id, await ledger.get("customer", customer, "customer")),
  ),

  route("POST /checkout/sessions", sessionParams, (params, { ledger }) => makeSession(ledger, params)),
  retrieve("/checkout/sessions", "checkout.session"),
  list("/checkout/sessions", "checkout.session", sessionQuery),
  route("GET /checkout/sessions/:id/line_items", query({}), async (_, { ledger, id }) => {
    const { line_items } = await ledger.get("checkout.session", id);
    return line_items;
  }),
  route("POST /checkout/sessions/:id/expire", body({}), async (_, { ledger, id }) =>
    expireSession(ledger, await ledger.get("checkout.session", id)),
  ),

  ...subscriptionRoutes,
  retrieve("/invoices", "invoice"),
  list(
    "/invoices",
    "invoice",
    query({ customer: text.optional(), status: text.optional(), subscription: text.optional() }),
    ({ customer, status, subscription }) =>
      definedOf({
        customer,
        status,
        parent: subscription ? { subscription_details: { subscription } } : undefined,
      }),
  ),
  list(
    "/invoice_payments",
    "invoice_payment",
    query({
      invoice: text.optional(),
      status: text.optional(),
      payment: z.strictObject({ type: text, payment_intent: text.optional() }).optional(),
    }),
    ({ invoice, status, payment }) => definedOf({ invoice, status, payment: payment && definedOf(payment) }),
  ),
  retrieve("/payment_intents", "payment_intent"),
  retrieve("/charges", "charge"),
  list("/charges", "charge", query({ customer: text.optional(), payment_intent: text.optional() })),
  route(
    "POST /refunds",
    body({
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: whole.optional(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
    }),
    (params, { ledger }) => refund(ledger, params),
  ),
  retrieve("/refunds", "refund"),
  list("/refunds", "refund", query({ charge: text.optional(), payment_intent: text.optional() })),
  ...disputeRoutes,

  route("POST /billing_portal/configurations", configurationParams, (params, { ledger }) =>
    makeConfiguration(ledger, params),
  ),
  retrieve("/billing_portal/configurations", "billing_portal.configuration"),
  route("POST /billing_portal/sessions", portalParams, (params, { ledger, portalUrl }) =>
    makePortalSession(ledger, params, portalUrl),
  ),

  retrieve("/events", "event"),
  list("/events", "event", query({ type: text.optional() })),
];
