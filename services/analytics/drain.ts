import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { counts } from "../../platform/counts.ts";
import type { Log } from "../../platform/log.ts";
import type { Journal } from "./journal.ts";
import type { EventStore } from "./store.ts";

interface Drain {
  /** There may be something to move. */
  kick(): void;
  /** Resolves when all that was in the journal is in the database, without a pause: somebody asks for it. */
  moved(): Promise<void>;
  close(): Promise<void>;
}

/** How much longer than a step the pause after it is: while somebody is being answered, and while nobody is. */
export interface DrainPace {
  busy: number;
  quiet: number;
}

export const defaultPace: DrainPace = { busy: 399, quiet: 4 };

interface DrainOptions {
  journal: Journal;
  store: Pick<EventStore, "insert">;
  log: Log;
  pace?: DrainPace;
  retryMs?: number;
  /** The share of the time since it was last asked in which this process did something. */
  utilization?: () => number;
  now?: () => number;
  /** Ends early, and without an error, when the signal says so. */
  pause?: (ms: number, ended: AbortSignal) => Promise<void>;
}

const linesPerStep = 25;
const gatherMs = 250;
/** Below this share of the time the process has nothing to do but this. */
const quietShare = 0.005;
const maxWaitMs = 30_000;

/** PostgreSQL's classes of errors in what it was given; any other error is its own, and passes. */
function isBadData(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return /^2[23]/.test(String(code ?? cause?.code ?? ""));
}

const sleepUnless = (ms: number, ended: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal: ended }).catch(() => {});

function processUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization;
  };
}

/**
 * Moves events from the journal to the database in small steps. The embedded database works in the thread that answers
 * readers: while it answers anybody the drain takes a four-hundredth of the time, so that not one reader in a hundred
 * can meet it; when nobody is there it hurries.
 */
export function createDrain({
  journal,
  store,
  log,
  pace = defaultPace,
  retryMs = 5000,
  utilization = processUtilization(),
  now = () => performance.now(),
  pause = sleepUnless,
}: DrainOptions): Drain {
  let wanted = false;
  let running: Promise<void> | undefined;
  let factor = pace.busy;
  let callers = 0;
  let stopping = false;
  let endRest = () => {};

  async function rest(ms: number): Promise<void> {
    const rested = new AbortController();
    endRest = () => rested.abort();
    if (!stopping) await pause(ms, rested.signal);
  }

  /** A line that the database cannot read is put aside, so that it does not hold back all that came after it. */
  async function insert(lines: string[]): Promise<void> {
    try {
      await store.insert(lines);
    } catch (error) {
      if (!isBadData(error)) throw error;
      if (lines.length === 1) {
        log.error(
          { file: await journal.putAside(lines[0]!) },
          "a broken line of the event journal was put aside",
        );
        return;
      }
      const half = Math.ceil(lines.length / 2);
      await insert(lines.slice(0, half));
      await insert(lines.slice(half));
    }
  }

  async function storeSome(lines: string[]): Promise<void> {
    const began = now();
    await insert(lines);
    const took = now() - began;
    utilization();
    if (callers === 0) await rest(took * factor);
    // What was done in the pause was done for others.
    factor = utilization() < quietShare ? pace.quiet : pace.busy;
  }

  async function drain(): Promise<void> {
    await rest(gatherMs);
    for (;;) {
      const segment = stopping ? undefined : await journal.oldest();
      if (!segment) return;
      for (let at = 0; at < segment.lines.length; at += linesPerStep) {
        if (stopping) return;
        await storeSome(segment.lines.slice(at, at + linesPerStep));
      }
      // Stored twice if the process ends before this, and still one event each.
      await segment.remove();
    }
  }

  async function run(): Promise<void> {
    while (wanted && !stopping) {
      wanted = false;
      try {
        await drain();
      } catch (error) {
        counts.sideFailures.inc("analytics");
        log.error({ err: error }, "events could not be moved to the database; they wait in the journal");
        wanted = true;
        await rest(retryMs);
      }
    }
  }

  function kick(): void {
    wanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  return {
    kick,
    async moved() {
      const isThere = await journal.mark();
      const until = performance.now() + maxWaitMs;
      callers++;
      try {
        for (kick(); isThere(); await sleep(20)) {
          endRest();
          if (stopping || performance.now() > until)
            throw new Error("what waits in the journal could not be moved to the database");
        }
      } finally {
        callers--;
      }
    },
    async close() {
      stopping = true;
      endRest();
      await running;
    },
  };
}
