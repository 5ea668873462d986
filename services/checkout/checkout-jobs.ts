import type Stripe from "stripe";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Checkout } from "./checkout.ts";
import type { CheckoutMail } from "./mails.ts";

/** The checkout's work that must survive a restart. */
export const checkoutJobs = {
  /** An event of Stripe's; its key is the event's id, so the same event is one job. */
  event: "checkout.event",
  /** A member's role may have to change, and what they pay for; its key names the change. */
  role: "checkout.role",
  /** Something should have been heard of by now: it is read again. */
  recheck: "checkout.look",
  mail: "checkout.mail",
} as const;

/** Events the webhook endpoint subscribes to; the README lists them too. */
export const heardEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** What an event is about; what it says is never believed, only read again at Stripe. */
export interface EventJob {
  type: string;
  session?: string;
  subscription?: string;
  invoice?: string;
  charge?: string;
  dispute?: string;
}
export type RecheckJob = { session: string } | { entitlement: string };
interface RoleJob {
  subject: string;
}

type Work = Pick<Checkout, "onEvent" | "syncMember" | "recheck" | "sendMail">;

const maxAttempts = 100;

/** Registered at the start; the checkout itself is made with the first of its jobs or requests. */
export function handleCheckoutJobs(jobs: Jobs, checkout: () => Promise<Work>): void {
  const options = { concurrency: 2, maxAttempts };
  jobs.handle<EventJob>(
    checkoutJobs.event,
    async ({ payload }) => (await checkout()).onEvent(payload),
    options,
  );
  jobs.handle<RoleJob>(
    checkoutJobs.role,
    async ({ payload }) => (await checkout()).syncMember(payload.subject),
    options,
  );
  jobs.handle<RecheckJob>(
    checkoutJobs.recheck,
    async ({ payload }) => (await checkout()).recheck(payload),
    options,
  );
  jobs.handle<CheckoutMail>(
    checkoutJobs.mail,
    async ({ payload, key }) => (await checkout()).sendMail(payload, key),
    options,
  );
}
