import { invalidRequest } from "./faults.ts";
import { newId } from "./ids.ts";
import { addInterval } from "./intervals.ts";
import { billInvoice } from "./invoices.ts";
import type { Ledger } from "./ledger.ts";
import type { Metadata, PaymentError, Price, Subscription, SubscriptionItem } from "./stripe-objects.ts";

const day = 86_400;
const trialNotice = 3 * day;

export const itemOf = (subscription: Subscription): SubscriptionItem => subscription.items.data[0]!;

/** When time changes a subscription next; an unpaid invoice has a time of its own. */
export function nextTurn(subscription: Subscription): number | null {
  const { status, trial_end, _trialAnnounced } = subscription;
  if (status === "canceled" || status === "incomplete") return null;
  if (status === "trialing" && trial_end && !_trialAnnounced) return trial_end - trialNotice;
  return subscription.cancel_at ?? itemOf(subscription).current_period_end;
}

const save = (ledger: Ledger, subscription: Subscription) =>
  ledger.put("subscription", subscription, nextTurn(subscription));

export const withItem = (subscription: Subscription, change: Partial<SubscriptionItem>): Subscription => ({
  ...subscription,
  items: { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] },
});

interface NewSubscription {
  customer: string;
  price: Price;
  method: string | null;
  trialDays?: number | undefined;
  metadata?: Metadata | undefined;
  buyerIsThere: boolean;
  authenticated?: boolean;
}

/** Begins a trial, or is paid at once; unpaid it is `incomplete`. */
export async function startSubscription(ledger: Ledger, wanted: NewSubscription) {
  const { customer, price, method, trialDays, metadata = {}, buyerIsThere, authenticated } = wanted;
  if (!price.recurring)
    throw invalidRequest("The price of a subscription must be recurring.", { param: "items" });
  const { now } = ledger;
  const id = newId("sub");
  const trialEnd = trialDays ? now + trialDays * day : null;
  const item: SubscriptionItem = {
    id: newId("si", 14),
    object: "subscription_item",
    created: now,
    current_period_start: now,
    current_period_end: trialEnd ?? addInterval(now, price.recurring),
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
  };
  const begun: Subscription = {
    id,
    object: "subscription",
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: method,
    description: null,
    ended_at: null,
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata,
    start_date: now,
    status: trialEnd ? "trialing" : "incomplete",
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    _trialAnnounced: trialEnd !== null && trialEnd - trialNotice <= now,
  };
  const product = await ledger.get("product", price.product);
  const { invoice, error } = await billInvoice(ledger, begun, {
    reason: "subscription_create",
    lines: [
      {
        amount: trialEnd ? 0 : price.unit_amount,
        description: trialEnd ? `Trial period for ${product.name}` : product.name,
        period: { start: item.current_period_start, end: item.current_period_end },
      },
    ],
    buyerIsThere,
    ...(authenticated ? { authenticated } : {}),
  });
  const subscription = await save(ledger, {
    ...begun,
    latest_invoice: invoice.id,
    status: error ? "incomplete" : begun.status === "trialing" ? "trialing" : "active",
  });
  await ledger.emit("customer.subscription.created", subscription);
  if (error) await ledger.emit("invoice.payment_failed", invoice);
  return { subscription, invoice, error: error as PaymentError | null };
}

export async function endSubscription(ledger: Ledger, subscription: Subscription, reason: string) {
  if (subscription.status === "canceled") return subscription;
  const ended = await save(ledger, {
    ...subscription,
    canceled_at: subscription.canceled_at ?? ledger.now,
    cancellation_details: { comment: null, feedback: null, reason },
    ended_at: ledger.now,
    status: "canceled",
  });
  for (const invoice of await openInvoices(ledger, ended.id))
    await ledger.put("invoice", { ...invoice, auto_advance: false, next_payment_attempt: null });
  await ledger.emit("customer.subscription.deleted", ended);
  return ended;
}

export const openInvoices = (ledger: Ledger, subscription: string) =>
  ledger.all("invoice", { status: "open", parent: { subscription_details: { subscription } } });

/** Says what was before, as Stripe's `customer.subscription.updated` does. */
export async function change(
  ledger: Ledger,
  before: Subscription,
  after: Subscription,
): Promise<Subscription> {
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) =>
        !key.startsWith("_") && JSON.stringify(value) !== JSON.stringify(after[key as keyof Subscription]),
    ),
  );
  const stored = await save(ledger, after);
  if (Object.keys(previous).length > 0) await ledger.emit("customer.subscription.updated", stored, previous);
  return stored;
}

/** What setting or lifting the cancellation at the period's end changes. */
export const cancelAtEnd = (ledger: Ledger, subscription: Subscription, canceling: boolean) => ({
  cancel_at_period_end: canceling,
  cancel_at: canceling ? itemOf(subscription).current_period_end : null,
  canceled_at: canceling ? (subscription.canceled_at ?? ledger.now) : null,
});
