import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { EventStore } from "./store.ts";

interface RetentionOptions {
  store: Pick<EventStore, "eraseBefore">;
  clock: Clock;
  log: Pick<Log, "error">;
  days: number;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const rowsAtOnce = 500;
const pauseMs = 100;

/** Events older than so many days are erased, every hour and a little at a time. */
export function createRetention({ store, clock, log, days }: RetentionOptions) {
  let closed = false;
  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - days * dayMs);
    while (!closed && (await store.eraseBefore(before, rowsAtOnce)) === rowsAtOnce) await sleep(pauseMs);
  }
  const timer = setInterval(
    () => sweep().catch((error) => log.error({ err: error }, "old events could not be erased")),
    hourMs,
  ).unref();
  return {
    sweep,
    close(): void {
      closed = true;
      clearInterval(timer);
    },
  };
}
