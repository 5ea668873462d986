import type { Log } from "../../platform/log.ts";
import type { Journal } from "./journal.ts";
import type { EventStore } from "./store.ts";

export interface Drain {
  /** There may be something to move. */
  kick(): void;
  close(): Promise<void>;
}

export interface DrainOptions {
  journal: Journal;
  store: Pick<EventStore, "insert">;
  log: Log;
  /** How much longer than each step the pause after it is. */
  pauseFactor: number;
  retryMs?: number;
}

const linesPerStep = 50;
const gatherMs = 250;

/**
 * Moves events from the journal to the database in small steps. The embedded database works in the thread that answers
 * readers, so it gets one hundredth of the time: nobody who reads a page can tell that something is being counted.
 */
export function createDrain({ journal, store, log, pauseFactor, retryMs = 5000 }: DrainOptions): Drain {
  let wanted = false;
  let running: Promise<void> | undefined;
  const stopping = new AbortController();

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        stopping.signal.removeEventListener("abort", done);
        resolve();
      }
      stopping.signal.addEventListener("abort", done);
    });

  async function storeSome(lines: string[]): Promise<void> {
    const began = performance.now();
    await store.insert(lines);
    await pause((performance.now() - began) * pauseFactor);
  }

  async function drain(): Promise<void> {
    await pause(gatherMs);
    for (;;) {
      const segment = stopping.signal.aborted ? undefined : await journal.oldest();
      if (!segment) return;
      for (let at = 0; at < segment.lines.length; at += linesPerStep) {
        if (stopping.signal.aborted) return;
        await storeSome(segment.lines.slice(at, at + linesPerStep));
      }
      // Stored twice if the process ends before this, and still one event each.
      await segment.remove();
    }
  }

  async function run(): Promise<void> {
    while (wanted && !stopping.signal.aborted) {
      wanted = false;
      try {
        await drain();
      } catch (error) {
        log.error({ err: error }, "events could not be moved to the database; they wait in the journal");
        wanted = true;
        await pause(retryMs);
      }
    }
  }

  return {
    kick() {
      wanted = true;
      running ??= run().finally(() => {
        running = undefined;
      });
    },
    async close() {
      stopping.abort();
      await running;
    },
  };
}
