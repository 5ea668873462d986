import { normalizeEmail } from "../../contracts/email-address.ts";
import { type CardEntry, type CardFault, outcomeOf, readCard } from "./cards.ts";
import { makeCustomer } from "./customers.ts";
import { randomText } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import { storeCard, takePayment } from "./payments.ts";
import type { CheckoutSession, PaymentMethod } from "./stripe-objects.ts";
import { startSubscription } from "./subscriptions.ts";

export type PayAnswer =
  | { status: "complete"; returnUrl: string }
  | { status: "challenge"; key: string }
  | { status: "expired" }
  | { status: "refused"; fault: CardFault | { error: "invalid_email"; field: "email" } };

export const returnUrlOf = ({ id, return_url }: CheckoutSession): string =>
  return_url.replaceAll("{CHECKOUT_SESSION_ID}", id);

const refused = (fault: CardFault): PayAnswer => ({ status: "refused", fault });

/** The card form was sent. Sent twice, it is paid once: the second finds the session complete. */
export async function pay(
  ledger: Ledger,
  session: CheckoutSession,
  entry: CardEntry & { email: string },
): Promise<PayAnswer> {
  if (session.status === "complete") return { status: "complete", returnUrl: returnUrlOf(session) };
  if (session.status === "expired") return { status: "expired" };
  const email = await emailOf(ledger, session, entry.email);
  if (!email) return { status: "refused", fault: { error: "invalid_email", field: "email" } };
  const card = readCard(entry, new Date(ledger.now * 1000));
  if ("error" in card) return refused(card);
  const outcome = outcomeOf(card.behaviour, { buyerIsThere: true });
  if (typeof outcome === "object") return refused(outcome);
  const method = await storeCard(ledger, card, { customer: null, email });
  if (outcome === "authenticate") {
    const key = randomText(40);
    await ledger.put(
      "checkout.session",
      { ...session, _challenge: { key, card: method.id, email } },
      session.expires_at,
    );
    return { status: "challenge", key };
  }
  return complete(ledger, session, method, email, false);
}

/** The card's owner has answered the bank's question. */
export async function answerChallenge(
  ledger: Ledger,
  session: CheckoutSession,
  { key, approved }: { key: string; approved: boolean },
): Promise<PayAnswer> {
  if (session.status === "complete") return { status: "complete", returnUrl: returnUrlOf(session) };
  const challenge = session._challenge;
  if (session.status === "expired" || challenge?.key !== key) return { status: "expired" };
  if (!approved) {
    await ledger.put("checkout.session", { ...session, _challenge: null }, session.expires_at);
    return refused({ error: "authentication_failed", field: "card" });
  }
  return complete(ledger, session, await ledger.get("payment_method", challenge.card), challenge.email, true);
}

async function emailOf(
  ledger: Ledger,
  session: CheckoutSession,
  entered: string,
): Promise<string | undefined> {
  const known = session.customer && (await ledger.get("customer", session.customer)).email;
  const email = (known || session.customer_email || entered).trim();
  return normalizeEmail(email) && email;
}

async function complete(
  ledger: Ledger,
  session: CheckoutSession,
  method: PaymentMethod,
  email: string,
  authenticated: boolean,
): Promise<PayAnswer> {
  const line = session.line_items.data[0]!;
  const guest = session.mode === "payment" && session.customer_creation !== "always";
  const customer = session.customer
    ? await ledger.get("customer", session.customer)
    : guest
      ? undefined
      : await makeCustomer(ledger, {
          email,
          ...(session.locale ? { preferred_locales: [session.locale] } : {}),
        });
  if (customer) {
    await ledger.put("payment_method", { ...method, customer: customer.id });
    const invoice_settings = { default_payment_method: method.id };
    await ledger.put("customer", { ...customer, email: customer.email ?? email, invoice_settings });
    await ledger.emit("payment_method.attached", { ...method, customer: customer.id });
  }
  const done: CheckoutSession = {
    ...session,
    customer: customer?.id ?? null,
    customer_details: { email, name: null },
    status: "complete",
    payment_status: "paid",
    _challenge: null,
  };
  if (session.mode === "payment") {
    const { intent, error } = await takePayment(ledger, {
      customer: customer?.id ?? null,
      method,
      amount: session.amount_total,
      currency: session.currency,
      description: line.description,
      buyerIsThere: true,
      authenticated,
    });
    if (error) throw new Error(`A payment that was found good failed: ${error.message}`);
    done.payment_intent = intent.id;
  } else {
    const { trial_period_days: trialDays, metadata } = session._subscriptionData;
    const { subscription, invoice } = await startSubscription(ledger, {
      customer: customer!.id,
      price: line.price,
      method: method.id,
      trialDays,
      metadata,
      buyerIsThere: true,
      authenticated,
    });
    done.subscription = subscription.id;
    done.invoice = invoice.id;
    if (trialDays) done.payment_status = "no_payment_required";
  }
  await ledger.put("checkout.session", done);
  await ledger.emit("checkout.session.completed", { ...done, line_items: undefined });
  return { status: "complete", returnUrl: returnUrlOf(done) };
}
