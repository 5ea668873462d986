import * as z from "zod";
import { priceData, priceOf } from "./catalog.ts";
import { invalidRequest } from "./faults.ts";
import { newId, randomText } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import { body, metadata, query, text, whole } from "./params.ts";
import type { CheckoutSession, SessionLine } from "./stripe-objects.ts";

const hour = 3600;

export const sessionParams = body({
  mode: z.enum(["payment", "subscription"]),
  ui_mode: z.literal("embedded_page", "The sandbox has the embedded page only."),
  line_items: z
    .array(z.strictObject({ price: text.optional(), price_data: priceData.optional(), quantity: whole }))
    .min(1)
    .max(1, "The sandbox sells one thing at a time."),
  return_url: z.url(),
  redirect_on_completion: z.enum(["always", "if_required", "never"]).optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: text.optional(),
  metadata: metadata.optional(),
  locale: text.optional(),
  expires_at: whole.optional(),
  subscription_data: z
    .strictObject({
      trial_period_days: whole.pipe(z.number().min(1).max(730)).optional(),
      metadata: metadata.optional(),
      description: text.optional(),
    })
    .optional(),
  payment_intent_data: z
    .strictObject({ metadata: metadata.optional(), description: text.optional() })
    .optional(),
});
export const sessionQuery = query({
  customer: text.optional(),
  subscription: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
});

function checkModes(given: z.infer<typeof sessionParams>, recurring: boolean, now: number): void {
  if (given.mode === "subscription" && !recurring)
    throw invalidRequest("You must provide at least one recurring price in `subscription` mode.", {
      param: "line_items[0]",
    });
  if (given.mode === "payment" && recurring)
    throw invalidRequest("You specified `payment` mode but passed a recurring price.", {
      param: "line_items[0]",
    });
  if (given.mode === "payment" && given.subscription_data)
    throw invalidRequest("You can not pass `subscription_data` in `payment` mode.", {
      param: "subscription_data",
    });
  if (given.mode === "subscription" && given.customer_creation)
    throw invalidRequest("`customer_creation` can only be used in `payment` mode.", {
      param: "customer_creation",
    });
  if (given.customer && given.customer_email)
    throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer",
    });
  const { expires_at: expires } = given;
  if (expires !== undefined && (expires < now + hour / 2 || expires > now + 24 * hour + 60))
    throw invalidRequest("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
      param: "expires_at",
    });
}

export async function makeSession(
  ledger: Ledger,
  given: z.infer<typeof sessionParams>,
): Promise<CheckoutSession> {
  const [line] = given.line_items;
  const price = await priceOf(ledger, line!);
  checkModes(given, price.recurring !== null, ledger.now);
  if (given.customer) await ledger.get("customer", given.customer, "customer");
  const product = await ledger.get("product", price.product);
  const id = newId("cs_test", 58);
  const amount = price.unit_amount * line!.quantity;
  const item: SessionLine = {
    id: newId("li"),
    object: "item",
    amount_subtotal: amount,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    price,
    quantity: line!.quantity,
  };
  const due = given.subscription_data?.trial_period_days ? 0 : amount;
  const expires = given.expires_at ?? ledger.now + 24 * hour;
  return ledger.put(
    "checkout.session",
    {
      id,
      object: "checkout.session",
      amount_subtotal: due,
      amount_total: due,
      client_reference_id: given.client_reference_id ?? null,
      client_secret: `${id}_secret_${randomText(40)}`,
      created: ledger.now,
      currency: price.currency,
      customer: given.customer ?? null,
      customer_creation: given.mode === "payment" ? (given.customer_creation ?? "if_required") : null,
      customer_details: null,
      customer_email: given.customer_email ?? null,
      expires_at: expires,
      invoice: null,
      line_items: {
        object: "list",
        data: [item],
        has_more: false,
        url: `/v1/checkout/sessions/${id}/line_items`,
      },
      livemode: false,
      locale: given.locale ?? null,
      metadata: given.metadata ?? {},
      mode: given.mode,
      payment_intent: null,
      payment_method_types: ["card"],
      payment_status: "unpaid",
      redirect_on_completion: given.redirect_on_completion ?? "always",
      return_url: given.return_url,
      status: "open",
      subscription: null,
      ui_mode: "embedded_page",
      url: null,
      _subscriptionData: {
        trial_period_days: given.subscription_data?.trial_period_days,
        metadata: given.subscription_data?.metadata,
      },
      _challenge: null,
    },
    expires,
  );
}

export async function expireSession(ledger: Ledger, session: CheckoutSession): Promise<CheckoutSession> {
  if (session.status !== "open")
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  const expired = await ledger.put("checkout.session", { ...session, status: "expired", _challenge: null });
  await ledger.emit("checkout.session.expired", { ...expired, line_items: undefined });
  return expired;
}
