/** What the checkout service and the browser agree on. Plain values and types only: the browser loads this file. */
import { type Locale, productSegment } from "./site.ts";

/** How cards are taken: by Stripe, or by the sandbox outside production. Absent when nothing can be bought. */
export type CardPayments = { publishableKey: string } | { sandbox: true };

/** Below this path: `POST /checkout/sessions`, `GET` and `PUT /checkout/sessions/{id}`, `POST /portal`, `GET /subscription`. */
export const stripePath = (siteName: string): string => `/${productSegment(siteName)}/api/v2/stripe`;
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

export interface CheckoutRequest {
  offerId: string;
  offerTermId: string;
  /** A path of this site. The answer's form leads there with session_id, utm_campaign and utm_content added. */
  redirectUrl: string;
}

export interface CheckoutStarted {
  clientSecret: string;
}

export interface CheckoutSession {
  status: "open" | "complete";
  /** Sent only to the buyer. */
  customerEmail: string | null;
  /** It was ended at once, with nothing charged: its buyer has had a free trial before. */
  refused?: "trial";
}

/** `POST /portal` with `{ returnUrl }`, a path of this site: `url` leads to change of plan or card, cancellation, invoices. */
export interface PortalStarted {
  url: string;
}

export const termLengths = ["Monthly", "Annual", "Three Year", "Lifetime"] as const;
export type TermLength = (typeof termLengths)[number];

/** What a member has bought; `GET /subscription` answers `none` to those who have bought nothing. Times are ISO 8601. */
export interface MemberSubscription {
  status: "none" | "trialing" | "active" | "past_due" | "ended" | "lifetime";
  termLength: TermLength | null;
  /** In cents. */
  price: { amount: number; currency: string } | null;
  /** When the next payment is taken; null when none will be. */
  renewsAt: string | null;
  /** When premium ends, if it is known to: cancelled, or a payment has failed and this is how long premium stays. */
  endsAt: string | null;
  trialEndsAt: string | null;
  canceledAtPeriodEnd: boolean;
  /** Whether `POST /portal` has something to show. */
  hasPortal: boolean;
}

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
