import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import { createApiApp } from "./api-app.ts";
import { retryInvoice, turnSubscription } from "./billing.ts";
import { expireSession } from "./checkout-sessions.ts";
import { createPagesApp } from "./pages-app.ts";
import type { Turn } from "./sandbox-jobs.ts";
import { openSandboxStore } from "./store.ts";
import { nextTurn } from "./subscriptions.ts";
import { deliverEvent, type WebhookEndpoint } from "./webhook.ts";

interface SandboxOptions {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  siteName: string;
  /** The address people see of where the pages are mounted, such as https://example.org/sandbox/stripe. */
  pagesUrl: string;
  /** Where events go. */
  webhook: Omit<WebhookEndpoint, "secret">;
}

/** Stripe, small and on our own database: an API for the SDK, pages for the buyer, and events that are really sent. */
export async function createStripeSandbox(options: SandboxOptions) {
  const { database, clock, jobs, log, siteName, pagesUrl } = options;
  const store = await openSandboxStore({ database, clock, jobs, delivered: options.webhook.events });
  const apiKey = await store.secret("api-key");
  const webhookSecret = await store.secret("webhook");
  const portalUrl = (key: string) => `${pagesUrl}/portal/${key}`;
  return {
    apiKey,
    webhookSecret,
    api: createApiApp({ store, apiKey, portalUrl, log }),
    pages: createPagesApp({ store, siteName, pagesUrl, log }),

    async deliver(eventId: string): Promise<void> {
      const event = await store.event(eventId);
      if (event) await deliverEvent(event, { ...options.webhook, secret: webhookSecret }, clock);
    },

    /** Done at the hour it was due, so that a clock moved by a year bills twelve months; nothing when all has changed since. */
    turn: ({ id, kind, at }: Turn): Promise<void> =>
      store.work(
        async (ledger) => {
          if (kind === "subscription") {
            const subscription = await ledger.find(kind, id);
            if (subscription && nextTurn(subscription) === at) await turnSubscription(ledger, subscription);
          } else if (kind === "invoice") {
            const invoice = await ledger.find(kind, id);
            if (invoice?.next_payment_attempt === at) await retryInvoice(ledger, invoice);
          } else if (kind === "checkout.session") {
            const session = await ledger.find(kind, id);
            if (session?.status === "open") await expireSession(ledger, session);
          }
        },
        { at },
      ),
  };
}

export type StripeSandbox = Awaited<ReturnType<typeof createStripeSandbox>>;
