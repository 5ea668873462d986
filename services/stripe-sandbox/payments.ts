import { type Card, type CardFault, cardMessages, namedCards, outcomeOf, readCard } from "./cards.ts";
import { openDispute } from "./disputes.ts";
import { invalidRequest, StripeFault } from "./faults.ts";
import { newId, randomText } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import type {
  Charge,
  Customer,
  PaymentError,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from "./stripe-objects.ts";

/** A customer's saved card, without its number. */
export async function storeCard(
  ledger: Ledger,
  { behaviour, ...card }: Card,
  owner: { customer: string | null; email: string | null },
): Promise<PaymentMethod> {
  return ledger.put("payment_method", {
    id: newId("pm"),
    object: "payment_method",
    billing_details: { email: owner.email, name: null },
    card: { ...card, funding: "credit", country: "US" },
    created: ledger.now,
    customer: owner.customer,
    livemode: false,
    metadata: {},
    type: "card",
    _behaviour: behaviour,
  });
}

/** `pm_card_visa` and the like are cards anyone may use; each use is a card of its own. */
export async function attachCard(ledger: Ledger, id: string, customer: Customer): Promise<PaymentMethod> {
  const number = namedCards[id];
  if (!number) {
    const method = await ledger.get("payment_method", id, "payment_method");
    return ledger.put("payment_method", { ...method, customer: customer.id });
  }
  const year = new Date(ledger.now * 1000).getUTCFullYear() + 1;
  const card = readCard({ number, expiry: `12/${year}`, cvc: "123" }, new Date(ledger.now * 1000));
  if ("error" in card) throw cardRefused(card);
  const outcome = outcomeOf(card.behaviour, { buyerIsThere: true });
  if (typeof outcome === "object") throw cardRefused(outcome);
  return storeCard(ledger, card, { customer: customer.id, email: customer.email });
}

function paymentError({ error }: CardFault): PaymentError {
  const declined = error === "insufficient_funds" || error === "card_declined";
  return {
    type: "card_error",
    code: declined ? "card_declined" : error,
    ...(declined ? { decline_code: error === "card_declined" ? "generic_decline" : error } : {}),
    message: cardMessages[error],
  };
}

export const cardRefused = (fault: CardFault) => new StripeFault(402, paymentError(fault));

interface Payment {
  customer: string | null;
  method: PaymentMethod;
  amount: number;
  currency: string;
  description: string;
  buyerIsThere: boolean;
  /** The card's owner has just said yes (3-D Secure). */
  authenticated?: boolean;
}

/** Takes the money, or says why not; either way it is in the books. */
export async function takePayment(ledger: Ledger, payment: Payment) {
  const { customer, method, amount, currency, description, buyerIsThere, authenticated = false } = payment;
  const outcome = outcomeOf(method._behaviour, { buyerIsThere, authenticated });
  const error =
    outcome === "paid"
      ? null
      : paymentError(
          outcome === "authenticate" ? { error: "authentication_failed", field: "card" } : outcome,
        );
  const paid = error === null;
  const id = newId("pi");
  const common = {
    created: ledger.now,
    livemode: false as const,
    currency,
    customer,
    description,
    metadata: {},
  };
  const charge: Charge = {
    ...common,
    id: newId("ch"),
    object: "charge",
    amount,
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    captured: paid,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    paid,
    payment_intent: id,
    payment_method: method.id,
    refunded: false,
    status: paid ? "succeeded" : "failed",
  };
  const intent: PaymentIntent = {
    ...common,
    id,
    object: "payment_intent",
    amount,
    amount_received: paid ? amount : 0,
    client_secret: `${id}_secret_${randomText(24)}`,
    last_payment_error: error,
    latest_charge: charge.id,
    payment_method: method.id,
    payment_method_types: ["card"],
    status: paid ? "succeeded" : "requires_payment_method",
  };
  await ledger.put("charge", charge);
  await ledger.put("payment_intent", intent);
  await ledger.emit(paid ? "charge.succeeded" : "charge.failed", charge);
  await ledger.emit(paid ? "payment_intent.succeeded" : "payment_intent.payment_failed", intent);
  if (paid && method._behaviour === "disputed") await openDispute(ledger, charge);
  return { intent, charge, error };
}

interface RefundRequest {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  amount?: number | undefined;
  reason?: string | undefined;
}

export async function refund(ledger: Ledger, request: RefundRequest): Promise<Refund> {
  const intent = request.payment_intent && (await ledger.get("payment_intent", request.payment_intent));
  const chargeId = request.charge ?? (intent ? intent.latest_charge : undefined);
  if (!chargeId)
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const charge = await ledger.get("charge", chargeId, "charge");
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded || left <= 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = request.amount ?? left;
  if (amount < 1 || amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
  const refunded = await ledger.put("refund", {
    id: newId("re"),
    object: "refund",
    amount,
    charge: charge.id,
    created: ledger.now,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: request.reason ?? null,
    status: "succeeded",
  });
  const amount_refunded = charge.amount_refunded + amount;
  const changed = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount_captured };
  await ledger.put("charge", changed);
  await ledger.emit("refund.created", refunded);
  await ledger.emit("charge.refunded", changed);
  return refunded;
}
