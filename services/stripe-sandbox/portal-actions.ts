import { changePrice, retryOpenInvoices } from "./billing.ts";
import { type CardError, outcomeOf, readCard } from "./cards.ts";
import type { Ledger } from "./ledger.ts";
import { storeCard } from "./payments.ts";
import type { PortalSession, Subscription } from "./stripe-objects.ts";
import { cancelAtEnd, change } from "./subscriptions.ts";

const sessionSeconds = 3600;

/** A portal's address works for an hour. */
export async function findPortal(ledger: Ledger, key: string): Promise<PortalSession | undefined> {
  const [session] = await ledger.all("billing_portal.session", { _key: key });
  return session && ledger.now - session.created < sessionSeconds ? session : undefined;
}

/** The subscription a customer would want to see: the living one, else the last. */
export async function shownSubscription(ledger: Ledger, customer: string): Promise<Subscription | undefined> {
  const all = await ledger.all("subscription", { customer });
  return all.find(({ status }) => status !== "canceled") ?? all[0];
}

type PortalForm = Record<string, string>;

/** What a form of the portal asks for; answers the error when the card is not good. */
export async function act(
  ledger: Ledger,
  session: PortalSession,
  form: PortalForm,
): Promise<CardError | "done" | "nothing"> {
  const subscription = await shownSubscription(ledger, session.customer);
  if (!subscription || subscription.status === "canceled") return "nothing";
  if (form.action === "cancel" || form.action === "resume") {
    const canceling = form.action === "cancel";
    await change(ledger, subscription, { ...subscription, ...cancelAtEnd(ledger, subscription, canceling) });
    return "done";
  }
  if (form.action === "plan") {
    const configuration = await ledger.get("billing_portal.configuration", session.configuration);
    if (!configuration._prices.includes(form.price ?? "")) return "nothing";
    await changePrice(ledger, subscription, await ledger.get("price", form.price!));
    return "done";
  }
  return form.action === "card" ? changeCard(ledger, subscription, form) : "nothing";
}

/** A new card also pays what is open. */
async function changeCard(
  ledger: Ledger,
  subscription: Subscription,
  { number = "", expiry = "", cvc = "" }: PortalForm,
): Promise<CardError | "done"> {
  const card = readCard({ number, expiry, cvc }, new Date(ledger.now * 1000));
  if ("error" in card) return card.error;
  const outcome = outcomeOf(card.behaviour, { buyerIsThere: true, authenticated: true });
  if (typeof outcome === "object") return outcome.error;
  const customer = await ledger.get("customer", subscription.customer);
  const method = await storeCard(ledger, card, { customer: customer.id, email: customer.email });
  await ledger.put("customer", { ...customer, invoice_settings: { default_payment_method: method.id } });
  await change(ledger, subscription, { ...subscription, default_payment_method: method.id });
  await retryOpenInvoices(ledger, subscription.id);
  return "done";
}
