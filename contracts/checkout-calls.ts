/** What the calls of the checkout take and answer. */
import * as z from "zod/mini";
import { termLengths } from "./checkout.ts";

const name = z.string().check(z.minLength(1), z.maxLength(100));

export const checkoutRequest = z.object({
  offerId: name,
  offerTermId: name,
  /** A path of this site. The answer's form leads there with session_id, utm_campaign and utm_content added. */
  redirectUrl: z.string(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

export const checkoutStarted = z.object({ clientSecret: z.string() });
export type CheckoutStarted = z.infer<typeof checkoutStarted>;

export const checkoutSession = z.object({
  status: z.enum(["open", "complete"]),
  /** Sent only to the buyer. */
  customerEmail: z.nullable(z.string()),
  /** It was ended at once, with nothing charged: its buyer has had a free trial before. */
  refused: z.optional(z.literal("trial")),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

/** `POST /portal`, with a path of this site to come back to. */
export const portalRequest = z.object({ returnUrl: z.string() });
/** Where plan and card are changed, the subscription is cancelled, and invoices are. */
export const portalStarted = z.object({ url: z.string() });

const moment = z.nullable(z.string());

/** What a member has bought; `GET /subscription` answers `none` to those who have bought nothing. Times are ISO 8601. */
export const memberSubscription = z.object({
  status: z.enum(["none", "trialing", "active", "past_due", "ended", "lifetime"]),
  termLength: z.nullable(z.enum(termLengths)),
  /** In cents. */
  price: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  /** When the next payment is taken; null when none will be. */
  renewsAt: moment,
  /** When premium ends, if it is known to: cancelled, or a payment has failed and this is how long premium stays. */
  endsAt: moment,
  trialEndsAt: moment,
  canceledAtPeriodEnd: z.boolean(),
  /** Whether `POST /portal` has something to show. */
  hasPortal: z.boolean(),
  /** A free trial is for each person once; from then on none is offered. */
  trialUsed: z._default(z.boolean(), false),
});
export type MemberSubscription = z.infer<typeof memberSubscription>;

/** A refusal's code, and with `already_premium` a session that was paid for in this browser and not claimed yet. */
export const checkoutRefusal = z.object({ code: z.optional(z.string()), sessionId: z.optional(z.string()) });
