import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { StripeSandbox } from "./sandbox.ts";
import type { Kind } from "./stripe-objects.ts";

/** The sandbox's work that must survive a restart: events to deliver, and what time brings. */
export const sandboxJobs = { event: "stripe-sandbox.event", turn: "stripe-sandbox.turn" } as const;

export interface Turn {
  id: string;
  kind: Kind;
  /** In seconds: the hour it was due, whenever it is done. */
  at: number;
}

/** About three days of attempts, as with Stripe. */
const maxAttempts = 80;

/** Registered at the start; the sandbox itself is made with the first of its jobs. */
export function handleSandboxJobs(
  jobs: Jobs,
  sandbox: () => Promise<Pick<StripeSandbox, "deliver" | "turn">>,
): void {
  jobs.handle(sandboxJobs.event, async ({ key }) => (await sandbox()).deliver(key), {
    concurrency: 1,
    maxAttempts,
  });
  jobs.handle<Turn>(sandboxJobs.turn, async ({ payload }) => (await sandbox()).turn(payload), {
    concurrency: 1,
    maxAttempts,
  });
}
