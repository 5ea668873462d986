import type { Clock } from "../clock.ts";
import { counts } from "../counts.ts";
import type { Log } from "../log.ts";
import { span } from "../tracing.ts";
import { type HandleOptions, type Job, OutcomeUnknown, PermanentFailure, RetryLater } from "./job.ts";
import type { ClaimedJob, JobStore, Outcome } from "./job-store.ts";

export interface Worker {
  /** Begins what is due and there is room for; resolves with how many. */
  pump(): Promise<number>;
  /** No more may begin before one ends, or before the second is over. */
  readonly full: boolean;
  readonly running: ReadonlySet<Promise<void>>;
  readonly ids: ReadonlySet<number>;
}

const defaults = { concurrency: 4, maxAttempts: 8, timeoutMs: 60_000 } as const;
const firstWaitMs = 10_000;
const longestWaitMs = 60 * 60_000;

/** Twice as long after each failure, at most an hour. */
export const waitAfter = (attempt: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempt - 1, 20));

/** Runs the jobs of one kind. */
export function createWorker(options: {
  kind: string;
  run: (job: Job<never>) => Promise<void>;
  handling: HandleOptions;
  store: JobStore;
  clock: Clock;
  log: Log;
  /** There is room again, or something may have come due. */
  schedule(): void;
}): Worker {
  const { kind, run, store, clock, log, schedule } = options;
  const { concurrency, maxAttempts, timeoutMs, perSecond } = { ...defaults, ...options.handling };
  const running = new Set<Promise<void>>();
  const ids = new Set<number>();
  let second = { began: 0, taken: 0 };
  let nextSecond: NodeJS.Timeout | undefined;

  /** A wide worker waits until a few have ended and begins as many together: one commit for all of them. */
  function room(): number {
    const free = concurrency - running.size;
    if (free < concurrency / 4) return 0;
    if (perSecond === undefined) return free;
    const now = performance.now();
    if (now - second.began >= 1_000) second = { began: now, taken: 0 };
    return Math.min(free, perSecond - second.taken);
  }

  /** A timer counts whole milliseconds and may fire just before the second is over; then it waits again. */
  function scheduleNextSecond(): void {
    const left = second.began + 1_000 - performance.now();
    if (perSecond === undefined || second.taken < perSecond || left <= 0) return;
    clearTimeout(nextSecond);
    nextSecond = setTimeout(schedule, Math.ceil(left) + 1).unref();
  }

  async function attempt(claimed: ClaimedJob): Promise<Outcome> {
    const { id, key, attempts } = claimed;
    const timeout = new AbortController();
    let intended = claimed.outcomeUnknown;
    const job: Job<never> = {
      kind,
      key,
      payload: claimed.payload as never,
      attempt: attempts,
      outcomeUnknown: claimed.outcomeUnknown,
      signal: timeout.signal,
      async intend() {
        intended = true;
        await store.intend(id);
      },
    };
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new OutcomeUnknown(`it took over ${timeoutMs} ms`);
      late.reject(error);
      timeout.abort(error);
    }, timeoutMs);
    try {
      await span(`job ${kind}`, { attributes: { "job.kind": kind, "job.attempt": attempts } }, () =>
        Promise.race([run(job), late.promise]),
      );
      counts.jobs.inc(kind, "done");
      return { id, state: "done" };
    } catch (error) {
      const dead = attempts >= maxAttempts || error instanceof PermanentFailure;
      counts.jobs.inc(kind, dead ? "dead" : "retried");
      const details = { err: error, kind, key, attempt: attempts };
      if (dead) log.error(details, "a job failed for the last time and is now dead");
      else log.warn(details, "a job failed and will be tried again");
      return {
        id,
        state: dead ? "dead" : "waiting",
        error: error instanceof Error ? error.message : String(error),
        retryAt:
          error instanceof RetryLater ? error.at : new Date(clock.now().getTime() + waitAfter(attempts)),
        outcomeUnknown: intended && error instanceof OutcomeUnknown,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  async function begin(claimed: ClaimedJob): Promise<void> {
    ids.add(claimed.id);
    try {
      await store.finish(await attempt(claimed));
    } catch (error) {
      // The lease runs out and the job is taken again.
      log.error({ err: error, kind, key: claimed.key }, "a job's outcome could not be recorded");
    } finally {
      ids.delete(claimed.id);
    }
  }

  return {
    running,
    ids,
    get full() {
      return room() <= 0;
    },
    async pump() {
      const limit = room();
      const claimed = limit > 0 ? await store.claim(kind, limit) : [];
      second.taken += claimed.length;
      scheduleNextSecond();
      for (const job of claimed) {
        const done = begin(job).finally(() => {
          running.delete(done);
          schedule();
        });
        running.add(done);
      }
      return claimed.length;
    },
  };
}
