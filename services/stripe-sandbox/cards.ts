import { createHash } from "node:crypto";

/** What a test card does. Other numbers are declined, so that no real card is ever stored. */
export type Behaviour =
  | "succeeds"
  | "card_declined"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc"
  | "authenticates"
  /** Paid while the buyer is there, refused when the next period is billed. */
  | "fails_later"
  /** Paid, then disputed by its owner. */
  | "disputed";

const testCards: Record<string, { brand: string; behaviour: Behaviour }> = {
  "4242424242424242": { brand: "visa", behaviour: "succeeds" },
  "5555555555554444": { brand: "mastercard", behaviour: "succeeds" },
  "378282246310005": { brand: "amex", behaviour: "succeeds" },
  "4000000000000002": { brand: "visa", behaviour: "card_declined" },
  "4000000000009995": { brand: "visa", behaviour: "insufficient_funds" },
  "4000000000000069": { brand: "visa", behaviour: "expired_card" },
  "4000000000000127": { brand: "visa", behaviour: "incorrect_cvc" },
  "4000002500003155": { brand: "visa", behaviour: "authenticates" },
  "4000000000000341": { brand: "visa", behaviour: "fails_later" },
  "4000000000000259": { brand: "visa", behaviour: "disputed" },
};

/** Stripe's own names for ready-made cards. */
export const namedCards: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_createDispute: "4000000000000259",
  pm_card_authenticationRequired: "4000002500003155",
};

/** Every other number in the test range is a good card too, for tests that need many different ones. */
const testRange = { start: "424242", card: { brand: "visa", behaviour: "succeeds" } } as const;

export interface CardEntry {
  number: string;
  /** "12 / 30", as people write it. */
  expiry: string;
  cvc: string;
}

export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  behaviour: Behaviour;
}

export type CardError =
  | "incorrect_number"
  | "invalid_expiry"
  | "expired_card"
  | "invalid_cvc"
  | "incorrect_cvc"
  | "card_declined"
  | "insufficient_funds"
  | "authentication_failed";

export interface CardFault {
  error: CardError;
  field: "number" | "expiry" | "cvc" | "card";
}

/** The same for a number, independent of customer and time. */
const fingerprintOf = (digits: string) =>
  createHash("sha256").update(`sandbox ${digits}`).digest("base64url").replace(/[-_]/g, "").slice(0, 16);

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, nth) => {
    const value = Number(digit) * (nth % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function readCard(entry: CardEntry, now: Date): Card | CardFault {
  const digits = entry.number.replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits) || !luhn(digits)) return { error: "incorrect_number", field: "number" };
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(entry.expiry) ?? [];
  const exp_month = Number(month);
  const exp_year = Number(year) + (year?.length === 2 ? 2000 : 0);
  if (!month || exp_month < 1 || exp_month > 12) return { error: "invalid_expiry", field: "expiry" };
  // A card is good to the end of its month.
  if (Date.UTC(exp_year, exp_month, 1) <= now.getTime()) return { error: "expired_card", field: "expiry" };
  const known = testCards[digits] ?? (digits.startsWith(testRange.start) ? testRange.card : undefined);
  const cvcLength = known?.brand === "amex" ? 4 : 3;
  if (!/^\d+$/.test(entry.cvc.trim()) || entry.cvc.trim().length !== cvcLength)
    return { error: "invalid_cvc", field: "cvc" };
  if (!known) return { error: "card_declined", field: "card" };
  const { brand, behaviour } = known;
  return {
    brand,
    last4: digits.slice(-4),
    exp_month,
    exp_year,
    fingerprint: fingerprintOf(digits),
    behaviour,
  };
}

/** What becomes of a payment with such a card. */
export function outcomeOf(
  behaviour: Behaviour,
  circumstances: { buyerIsThere: boolean; authenticated?: boolean },
): "paid" | "authenticate" | CardFault {
  switch (behaviour) {
    case "succeeds":
    case "disputed":
      return "paid";
    case "authenticates":
      return circumstances.buyerIsThere && !circumstances.authenticated ? "authenticate" : "paid";
    case "fails_later":
      return circumstances.buyerIsThere ? "paid" : { error: "card_declined", field: "card" };
    default:
      return { error: behaviour, field: behaviour === "incorrect_cvc" ? "cvc" : "card" };
  }
}

/** Stripe's own English sentences; the sandbox's pages have theirs in both languages. */
export const cardMessages: Record<CardError, string> = {
  incorrect_number: "Your card number is incorrect.",
  invalid_expiry: "Your card's expiration date is invalid.",
  expired_card: "Your card has expired.",
  invalid_cvc: "Your card's security code is invalid.",
  incorrect_cvc: "Your card's security code is incorrect.",
  card_declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  authentication_failed: "We are unable to authenticate your payment method.",
};
