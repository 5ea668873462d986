import { newId, randomText } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import { takePayment } from "./payments.ts";
import type { Invoice, InvoiceLine, PaymentError, Subscription } from "./stripe-objects.ts";

interface NewInvoice {
  reason: Invoice["billing_reason"];
  lines: { amount: number; description: string; period: { start: number; end: number } }[];
  buyerIsThere: boolean;
  authenticated?: boolean;
}

/** The invoice of a period, with an attempt to be paid at once. What we owe the customer is taken off first. */
export async function billInvoice(
  ledger: Ledger,
  subscription: Subscription,
  { reason, lines, buyerIsThere, authenticated }: NewInvoice,
): Promise<{ invoice: Invoice; error: PaymentError | null }> {
  const customer = await ledger.get("customer", subscription.customer);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const credit = Math.min(Math.max(total, 0), Math.max(-customer.balance, 0));
  const due = Math.max(0, total) - credit;
  const balance = total < 0 ? customer.balance + total : customer.balance + credit;
  if (balance !== customer.balance) await ledger.put("customer", { ...customer, balance });
  const id = newId("in");
  const item = subscription.items.data[0]!;
  const invoice: Invoice = {
    id,
    object: "invoice",
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: ledger.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    hosted_invoice_url: null,
    lines: {
      object: "list",
      data: lines.map(
        (line): InvoiceLine => ({
          ...line,
          id: newId("il"),
          object: "line_item",
          currency: subscription.currency,
        }),
      ),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${randomText(8).toUpperCase()}-0001`,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    starting_balance: customer.balance,
    ending_balance: balance,
    status: "open",
    subtotal: total,
    total,
  };
  await ledger.put("invoice", invoice);
  await ledger.emit("invoice.created", invoice);
  return payInvoice(ledger, invoice, subscription, {
    buyerIsThere,
    ...(authenticated ? { authenticated } : {}),
  });
}

/** One attempt to have an invoice paid. When it fails the invoice stays open; the caller decides what follows. */
export async function payInvoice(
  ledger: Ledger,
  invoice: Invoice,
  subscription: Subscription,
  circumstances: { buyerIsThere: boolean; authenticated?: boolean },
): Promise<{ invoice: Invoice; error: PaymentError | null }> {
  if (invoice.amount_due === 0) return { invoice: await markPaid(ledger, invoice), error: null };
  const customer = await ledger.get("customer", subscription.customer);
  const methodId = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const method = methodId ? await ledger.find("payment_method", methodId) : undefined;
  const attempted = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  if (!method) {
    const error = {
      type: "card_error",
      code: "missing_payment_method",
      message: "There is no card.",
    } as const;
    await ledger.put("invoice", attempted);
    return { invoice: attempted, error };
  }
  const { intent, error } = await takePayment(ledger, {
    customer: customer.id,
    method,
    amount: invoice.amount_due,
    currency: invoice.currency,
    description:
      invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    ...circumstances,
  });
  await ledger.put("invoice_payment", {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: error ? null : invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: ledger.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: error ? "open" : "paid",
  });
  if (!error) return { invoice: await markPaid(ledger, attempted), error };
  await ledger.put("invoice", attempted);
  return { invoice: attempted, error };
}

async function markPaid(ledger: Ledger, invoice: Invoice): Promise<Invoice> {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
  };
  await ledger.put("invoice", paid);
  await ledger.emit("invoice.paid", paid);
  await ledger.emit("invoice.payment_succeeded", paid);
  return paid;
}
