import type { TermLength } from "../../../contracts/checkout.ts";
import { m } from "../../i18n/paraglide/messages.js";
import type { OfferTerm } from "./offer.ts";
import { formatPrice } from "./prices.ts";

const names: Record<TermLength, () => string> = {
  Monthly: m.offer_monthly,
  Annual: m.offer_annual,
  "Three Year": m.offer_three_year,
  Lifetime: m.offer_lifetime,
};
export const termName = (length: TermLength): string => names[length]();

const each: Record<TermLength, (price: { price: string }) => string> = {
  Monthly: m.offer_each_month,
  Annual: m.offer_each_year,
  "Three Year": m.offer_each_three_years,
  Lifetime: m.offer_once,
};
/** "$4.99 a month" */
export const priceEach = ({ length, price }: Pick<OfferTerm, "length" | "price">): string =>
  each[length]({ price: formatPrice(price) });

/** What will be paid and when, in a sentence. */
export function priceLabel(term: OfferTerm): string {
  const price = priceEach(term);
  if (term.length === "Lifetime") return m.offer_pay_once({ price });
  return term.trialDays > 0
    ? m.offer_pay_after_trial({ days: term.trialDays, price })
    : m.offer_pay({ price });
}
