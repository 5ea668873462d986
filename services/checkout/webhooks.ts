import { createHash } from "node:crypto";
import { Hono } from "hono";
import type Stripe from "stripe";
import { limitBody } from "../../platform/body-size.ts";
import type { Clock } from "../../platform/clock.ts";
import { counts } from "../../platform/counts.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import { refuse } from "../../platform/problem.ts";
import { checkoutJobs } from "./checkout-jobs.ts";
import { jobOfEvent } from "./events.ts";

interface WebhookOptions {
  stripe: Stripe;
  jobs: Jobs;
  webhookSecret: string;
  webhookClock: Clock;
  log: Log;
}

/** A signature older than this is somebody's copy. */
const toleranceSeconds = 300;

/** Stripe webhooks: signature verified, acknowledged once stored, processed once however often sent. */
export function createWebhooks({ stripe, jobs, webhookSecret, webhookClock, log }: WebhookOptions): Hono {
  const app = new Hono();
  app.use(limitBody(512 * 1024));
  app.post("/", async (c) => {
    const body = await c.req.text();
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        body,
        c.req.header("stripe-signature") ?? "",
        webhookSecret,
        toleranceSeconds,
        undefined,
        webhookClock.now().getTime(),
      );
    } catch (error) {
      counts.stripeWebhooks.inc("refused");
      log.warn({ reason: (error as Error).message }, "a webhook was refused");
      return refuse(c, 400, "webhook.signature_invalid", "The signature is not Stripe's.");
    }
    const payload = jobOfEvent(event);
    // A stand-in's events may have no ids.
    const key = event.id ?? createHash("sha256").update(body).digest("hex");
    if (payload) await jobs.add({ kind: checkoutJobs.event, key, payload });
    counts.stripeWebhooks.inc("received");
    return c.json({ received: true });
  });
  return app;
}
