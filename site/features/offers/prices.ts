import type { TermLength } from "../../../contracts/checkout.ts";
import type { OfferTerm } from "./offer.ts";

/**
 * US format with a dollar sign, whatever the language of the page: as the platform's own format writes it,
 * whose making costs a slow phone more than the page's other work while it comes to life.
 */
export const formatPrice = (price: number): string =>
  `$${price.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;

/** In whole cents, since 12 × 4.99 is not 59.88 in binary. */
const cents = (price: number) => Math.round(price * 100);

/** The rounded-up share saved against twelve monthly payments; 0 when nothing is saved. */
export function annualSavings(monthly: number, annual: number): number {
  const year = 12 * cents(monthly);
  return year > 0 ? Math.max(0, Math.ceil(((year - cents(annual)) * 100) / year)) : 0;
}

export const termOfLength = (terms: readonly OfferTerm[], length: TermLength): OfferTerm | undefined =>
  terms.find((term) => term.length === length);

/** What is saved by paying for a year at once, if both are sold. */
export function savingsIn(terms: readonly OfferTerm[]): number {
  const monthly = termOfLength(terms, "Monthly");
  const annual = termOfLength(terms, "Annual");
  return monthly && annual ? annualSavings(monthly.price, annual.price) : 0;
}

const months: Partial<Record<TermLength, number>> = { Annual: 12, "Three Year": 36 };

/** What a longer term comes to for each of its months. */
export function monthlyShare({ length, price }: OfferTerm): string | undefined {
  const count = months[length];
  return count ? formatPrice(Math.ceil(cents(price) / count) / 100) : undefined;
}
