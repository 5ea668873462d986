import type { Clock, MovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { createApiApp } from "./api-app.ts";
import { retryInvoice, turnSubscription } from "./billing.ts";
import { expireSession } from "./checkout-sessions.ts";
import { createDeliveries, type WebhookEndpoint } from "./deliveries.ts";
import { createPagesApp } from "./pages-app.ts";
import { openSandboxStore } from "./store.ts";

export interface SandboxOptions {
  database: Database;
  clock: Clock | MovableClock;
  log: Log;
  siteName: string;
  /** The address people see of where the pages are mounted, such as https://example.org/sandbox/stripe. */
  pagesUrl: string;
  /** Where events go. */
  webhook: Omit<WebhookEndpoint, "secret">;
  everyMs?: number;
}

const mostTurns = 500;

/** Stripe, small and on our own database: an API for the SDK, pages for the buyer, and events that are really sent. */
export async function createStripeSandbox(options: SandboxOptions) {
  const { database, clock, log, pagesUrl, everyMs = 60_000 } = options;
  const store = await openSandboxStore({ database, clock });
  const apiKey = await store.secret("api-key");
  const webhookSecret = await store.secret("webhook");
  const deliveries = createDeliveries({
    database,
    clock,
    endpoint: { ...options.webhook, secret: webhookSecret },
    log,
  });
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;

  /** What time has brought: each step at the hour it was due, so that a clock moved by a year bills twelve months. */
  async function turn(): Promise<void> {
    for (let turns = 0; turns < mostTurns && !closed; turns++) {
      const due = await store.due();
      if (!due) return;
      const { id, kind, dueAt } = due;
      await store.work(
        async (ledger) => {
          if (kind === "subscription") await turnSubscription(ledger, await ledger.get(kind, id));
          else if (kind === "invoice") await retryInvoice(ledger, await ledger.get(kind, id));
          else if (kind === "checkout.session") await expireSession(ledger, await ledger.get(kind, id));
        },
        { at: Math.floor(dueAt.getTime() / 1000) },
      );
      // Whoever listens hears of each step before the next is taken, as with Stripe's own test clocks.
      while (!closed && (await deliveries.sendNext()));
    }
  }

  async function sweep(): Promise<void> {
    await turn();
    while (!closed && (await deliveries.sendNext()));
  }

  /** Many calls at once are one, and what came meanwhile is not forgotten. */
  function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = sweep()
      .catch((error) => log.error({ err: error }, "the card sandbox could not go on"))
      .then(() => {
        running = undefined;
        if (!again || closed) return;
        again = false;
        return run();
      });
    return running;
  }

  const kick = () => void (closed || run());
  const timer = setInterval(kick, everyMs);
  timer.unref();
  if ("onMove" in clock) clock.onMove(kick);

  return {
    apiKey,
    webhookSecret,
    api: createApiApp({
      store,
      apiKey,
      portalUrl: (key) => `${pagesUrl}/portal/${key}`,
      onChange: kick,
      log,
    }),
    pages: createPagesApp({ store, siteName: options.siteName, pagesUrl, onChange: kick, log }),
    run,
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}

export type StripeSandbox = Awaited<ReturnType<typeof createStripeSandbox>>;
