import { addInterval } from "./intervals.ts";
import { billInvoice, payInvoice } from "./invoices.ts";
import type { Ledger } from "./ledger.ts";
import type { Invoice, Price, Subscription } from "./stripe-objects.ts";
import { change, endSubscription, itemOf, openInvoices, withItem } from "./subscriptions.ts";

const day = 86_400;
/** Days after the first attempt on which an unpaid renewal is tried again; after the last the subscription ends. */
const retryDays = [1, 3, 5, 7];

/** What time does to a subscription: announces a trial's end, renews, or ends it. */
export async function turnSubscription(ledger: Ledger, subscription: Subscription): Promise<void> {
  const { current_period_end: end } = itemOf(subscription);
  const { status, trial_end, cancel_at } = subscription;
  if (status === "trialing" && trial_end && !subscription._trialAnnounced && ledger.now < trial_end) {
    const changed = await change(ledger, subscription, { ...subscription, _trialAnnounced: true });
    await ledger.emit("customer.subscription.trial_will_end", changed);
  } else if (cancel_at !== null && ledger.now >= cancel_at) {
    await endSubscription(ledger, subscription, "cancellation_requested");
  } else if (status !== "canceled" && ledger.now >= end) await renew(ledger, subscription);
}

async function renew(ledger: Ledger, subscription: Subscription): Promise<void> {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = addInterval(start, item.price.recurring!);
  const next = withItem(subscription, { current_period_start: start, current_period_end: end });
  const product = await ledger.get("product", item.price.product);
  const { invoice, error } = await billInvoice(ledger, next, {
    reason: "subscription_cycle",
    lines: [{ amount: item.price.unit_amount, description: product.name, period: { start, end } }],
    buyerIsThere: false,
  });
  const status = error ? "past_due" : "active";
  await change(ledger, subscription, { ...next, latest_invoice: invoice.id, status });
  if (error) await unpaid(ledger, invoice, subscription.id);
}

/** An attempt has failed: when is the next, or was it the last? */
async function unpaid(ledger: Ledger, invoice: Invoice, subscriptionId: string): Promise<void> {
  const days = retryDays[invoice.attempt_count - 1];
  const next_payment_attempt = days === undefined ? null : invoice.created + days * day;
  const waiting = { ...invoice, next_payment_attempt, auto_advance: next_payment_attempt !== null };
  await ledger.put("invoice", waiting, next_payment_attempt);
  await ledger.emit("invoice.payment_failed", waiting);
  if (next_payment_attempt !== null) return;
  await endSubscription(ledger, await ledger.get("subscription", subscriptionId), "payment_failed");
}

/** Another attempt at an open invoice: because its time has come, or because there is a new card. */
export async function retryInvoice(ledger: Ledger, invoice: Invoice, buyerIsThere = false): Promise<void> {
  if (invoice.status !== "open") return;
  const subscription = await ledger.get("subscription", invoice.parent.subscription_details.subscription);
  const result = await payInvoice(ledger, invoice, subscription, {
    buyerIsThere,
    authenticated: buyerIsThere,
  });
  if (result.error) return unpaid(ledger, result.invoice, subscription.id);
  if (subscription.status === "past_due" || subscription.status === "incomplete")
    await change(ledger, subscription, { ...subscription, status: "active" });
}

export async function retryOpenInvoices(ledger: Ledger, subscription: string): Promise<void> {
  for (const invoice of await openInvoices(ledger, subscription)) await retryInvoice(ledger, invoice, true);
}

/** Another plan: the rest of the old period is credited, the new one begins now. In a trial only the price changes. */
export async function changePrice(
  ledger: Ledger,
  subscription: Subscription,
  price: Price,
): Promise<Subscription> {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return subscription;
  if (subscription.status === "trialing")
    return change(ledger, subscription, withItem(subscription, { price }));
  const { now } = ledger;
  const period = { start: now, end: addInterval(now, price.recurring!) };
  const length = item.current_period_end - item.current_period_start;
  const unused = Math.max(0, item.current_period_end - now) / length;
  const credit = subscription.status === "active" ? Math.round(item.price.unit_amount * unused) : 0;
  const next = {
    ...withItem(subscription, { price, current_period_start: now, current_period_end: period.end }),
    billing_cycle_anchor: now,
  };
  const product = await ledger.get("product", price.product);
  const { invoice, error } = await billInvoice(ledger, next, {
    reason: "subscription_update",
    lines: [
      { amount: price.unit_amount, description: product.name, period },
      ...(credit > 0
        ? [
            {
              amount: -credit,
              description: "Unused time",
              period: { start: now, end: item.current_period_end },
            },
          ]
        : []),
    ],
    buyerIsThere: true,
    authenticated: true,
  });
  const changed = await change(ledger, subscription, {
    ...next,
    latest_invoice: invoice.id,
    status: error ? "past_due" : "active",
  });
  if (error) await unpaid(ledger, invoice, subscription.id);
  return changed;
}
