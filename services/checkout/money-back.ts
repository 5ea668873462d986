import type Stripe from "stripe";

/** An inquiry, or a dispute we won: the money was not taken, or was returned. */
const retainsMoney: ReadonlySet<string> = new Set([
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
]);

/** Given back whole by us, or taken back by the cardholder's bank, which holds it until a dispute is won. */
export async function isMoneyBack(stripe: Stripe, charge: Stripe.Charge): Promise<boolean> {
  if (charge.refunded || !charge.disputed) return charge.refunded;
  const { data } = await stripe.disputes.list({ charge: charge.id });
  return data.some(({ status }) => !retainsMoney.has(status));
}
