import type { Clock, MovableClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { outsideRequest } from "../request-context.ts";
import type { Jobs, NewJob } from "./job.ts";
import { createJobStore } from "./job-store.ts";
import { createWorker, type Worker } from "./worker.ts";

export type { Jobs, NewJob } from "./job.ts";

export interface JobsOptions {
  database: Database;
  clock: Clock | MovableClock;
  log: Log;
  /** How long the jobs of a process that has died stay its own. */
  leaseMs?: number;
  /** How often jobs that other processes have added are looked for. */
  pollMs?: number;
}

const hourMs = 60 * 60_000;

/** Work that survives a restart: rows of the platform database, taken under locks, repeated until done or dead. */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { database, clock, log, leaseMs = 30_000 } = options;
  // With the embedded database no other process can add a job.
  const { pollMs = database.kind === "pglite" ? 60_000 : 1_000 } = options;
  const store = await createJobStore({ database, clock, leaseMs });
  const workers = new Map<string, Worker>();
  let state: "new" | "started" | "closed" = "new";
  let polling: Promise<void> | undefined;
  let due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let renewing: NodeJS.Timeout | undefined;
  let swept = Number.NEGATIVE_INFINITY;
  /** Said once when it begins and once when it ends: the database may be away for long, and is asked every second. */
  let isFailing = false;

  async function poll(kinds: ReadonlySet<string>): Promise<void> {
    const polled = [...workers].filter(([kind]) => kinds.has(kind));
    for (const [, worker] of polled) await worker.pump();
    // A full worker triggers the next poll.
    if (polled.every(([, worker]) => worker.full)) return;
    const free = [...workers].filter(([, worker]) => !worker.full).map(([kind]) => kind);
    const wait = (await store.dueInMs(free)) ?? pollMs;
    clearTimeout(timer);
    timer = setTimeout(scheduleAll, Math.min(pollMs, Math.max(wait, 20))).unref();
    if (Math.abs(clock.now().getTime() - swept) < hourMs) return;
    swept = clock.now().getTime();
    await store.sweep();
  }

  /** Polls only the given kinds: with many small jobs this runs often. */
  function schedule(kinds: Iterable<string>): void {
    for (const kind of kinds) due.add(kind);
    if (state !== "started" || polling || due.size === 0) return;
    const now = due;
    due = new Set();
    // Timers and jobs go on long after the request that added one.
    polling = outsideRequest(() => poll(now))
      .then(() => {
        if (isFailing) log.info("the jobs can be read again");
        isFailing = false;
      })
      .catch((error) => {
        if (!isFailing) log.error({ err: error }, "the jobs could not be read; retrying");
        isFailing = true;
        clearTimeout(timer);
        timer = setTimeout(scheduleAll, Math.min(pollMs, 5_000)).unref();
      })
      .then(() => {
        polling = undefined;
        schedule([]);
      });
  }
  const scheduleAll = () => schedule(workers.keys());

  const runningJobs = () => [...workers.values()].flatMap((worker) => [...worker.running]);

  function renew(): void {
    const ids = [...workers.values()].flatMap((worker) => [...worker.ids]);
    if (ids.length > 0)
      store.renew(ids).catch((error) => log.error({ err: error }, "the jobs' leases could not be renewed"));
  }

  if ("onMove" in clock) clock.onMove(scheduleAll);
  return {
    async add(given, tx) {
      const list = Array.isArray(given) ? (given as readonly NewJob[]) : [given as NewJob];
      const added = await store.add(list, tx);
      if (added > 0) schedule(list.map(({ kind }) => kind).filter((kind) => workers.has(kind)));
      return added;
    },
    cancel: (job, tx) => store.cancel(job, tx),
    handle(kind, run, handling = {}) {
      if (workers.has(kind)) throw new Error(`The jobs of kind ${kind} are handled already.`);
      const scheduleKind = () => schedule([kind]);
      workers.set(
        kind,
        createWorker({ kind, run: run as never, handling, store, clock, log, schedule: scheduleKind }),
      );
      scheduleKind();
    },
    list: (filter) => store.list(filter),
    start() {
      if (state !== "new") return;
      state = "started";
      renewing = setInterval(renew, leaseMs / 3).unref();
      scheduleAll();
    },
    async idle() {
      for (;;) {
        while (polling || runningJobs().length > 0) await Promise.all([polling, ...runningJobs()]);
        const next = workers.size > 0 ? await store.dueInMs([...workers.keys()]) : undefined;
        // One that was taken while the database was asked is no longer among those that wait.
        if (polling || runningJobs().length > 0) continue;
        if (state !== "started" || next === undefined || next > 0) return;
        scheduleAll();
      }
    },
    async close() {
      state = "closed";
      clearTimeout(timer);
      await polling;
      await Promise.all(runningJobs());
      clearInterval(renewing);
    },
  };
}
