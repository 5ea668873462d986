import { pino } from "pino";
import { afterEach, beforeAll } from "vitest";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import type { Database } from "../database/database.ts";
import { createJobs, type Jobs, type JobsOptions } from "./jobs.ts";

const log = pino({ level: "silent" });

/** For a suite's tests: jobs on its database, as one process or several would have them, each of a kind of its own. */
export function useJobs(open: () => Promise<Database>) {
  let database: Database;
  const started: Jobs[] = [];
  let counter = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((jobs) => jobs.close()));
  });
  /** One that is neither started nor closed here. */
  async function make(options: Partial<JobsOptions> = {}) {
    const clock = fixedClock();
    return { jobs: await createJobs({ database, clock, log, pollMs: 20, ...options }), clock };
  }
  return {
    database: () => database,
    newKind: () => `kind-${counter++}`,
    make,
    async start(options: Partial<JobsOptions> = {}) {
      const made = await make(options);
      started.push(made.jobs);
      made.jobs.start();
      return made;
    },
    /** When none of those that were started has anything to do. */
    allIdle: () => Promise.all(started.map((jobs) => jobs.idle())),
  };
}
