import { pino } from "pino";
import Stripe from "stripe";
import type { MovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { createStripeSandbox } from "../../services/stripe-sandbox/sandbox.ts";
import { handleSandboxJobs } from "../../services/stripe-sandbox/sandbox-jobs.ts";
import { runningClock } from "./fixed-clock.ts";

export const pagesUrl = "http://localhost:3000/sandbox/stripe";
const silent = pino({ level: "silent" });

/** The sandbox on a database of its own, with the real SDK before it; `webhook` is where its events go. */
export async function openSandbox(
  database: Database,
  options: { clock?: MovableClock; webhook?: (request: Request) => Response | Promise<Response> } = {},
) {
  const { clock = runningClock(), webhook = () => new Response() } = options;
  const jobs = await createJobs({ database, clock, log: silent });
  const sandbox = await createStripeSandbox({
    database,
    clock,
    jobs,
    log: silent,
    siteName: "Wellspring",
    pagesUrl,
    webhook: { url: "http://localhost:3000/webhooks", events: ["customer.created"], fetch: webhook },
  });
  handleSandboxJobs(jobs, async () => sandbox);
  jobs.start();
  const stripe = new Stripe(sandbox.apiKey, {
    httpClient: Stripe.createFetchHttpClient(async (url, init) => sandbox.api.request(String(url), init)),
    telemetry: false,
    maxNetworkRetries: 0,
  });
  return { sandbox, stripe, clock, jobs };
}
