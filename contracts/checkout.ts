/** What the checkout service and the browser agree on, as plain values: pages load this file. The schemas are in checkout-calls.ts. */
import { type Locale, productSegment } from "./site.ts";

/** How cards are taken: by Stripe, or by the sandbox outside production. Absent when nothing can be bought. */
export type CardPayments = { publishableKey: string } | { sandbox: true };

/** Below this path: `POST /checkout/sessions`, `GET` and `PUT /checkout/sessions/{id}`, `POST /portal`, `GET /subscription`. */
export const stripePath = (productName: string): string => `/${productSegment(productName)}/api/v2/stripe`;
export const checkoutPaths = {
  sessions: "/checkout/sessions",
  portal: "/portal",
  subscription: "/subscription",
  webhooks: "/webhooks",
} as const;

/**
 * Per-browser secret, stored by the browser: a second click or tab gets the same session, and a guest
 * purchase can be claimed with it, or by an account with the e-mail address entered with the card.
 * Members are identified and need none. 16 to 64 letters, digits, `-` or `_`.
 */
export const buyerKeyHeader = "x-buyer-key";

export const termLengths = ["Monthly", "Annual", "Three Year", "Lifetime"] as const;
export type TermLength = (typeof termLengths)[number];

/** How long it stays known that there has been a free trial, by keyed hashes only, when its account is gone or it never had one. */
export const trialMarkDays = 730;

/** Problem codes of the checkout's answers. */
export const checkoutCodes = {
  invalid: "checkout.request_invalid",
  offerUnknown: "checkout.offer_unknown",
  redirectInvalid: "checkout.redirect_invalid",
  alreadyPremium: "checkout.already_premium",
  trialUsed: "checkout.trial_used",
  sessionUnknown: "checkout.session_unknown",
  notComplete: "checkout.session_not_complete",
  claimedByAnother: "checkout.session_claimed",
  boughtByAnother: "checkout.session_elsewhere",
  nothingBought: "checkout.nothing_bought",
  notAvailable: "checkout.not_available",
} as const;

/** The sandbox's card form, for a frame of our own origin; `theme` is light or dark. */
export const sandboxCheckoutPath = (clientSecret: string, locale: Locale, theme: "light" | "dark"): string =>
  `/sandbox/stripe/checkout/${encodeURIComponent(clientSecret)}?locale=${locale}&theme=${theme}`;

/** Messages the card form posts to its parent. After `complete` the parent goes to `returnUrl`. */
export type SandboxMessage =
  | { from: "stripe-sandbox"; type: "ready" }
  | { from: "stripe-sandbox"; type: "height"; height: number }
  | { from: "stripe-sandbox"; type: "complete"; returnUrl: string };
