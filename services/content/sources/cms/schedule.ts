/** One task at a time by the clock, which may be moved: always the earliest of what was planned. */
import type { Clock, MovableClock } from "../../../../platform/clock.ts";

/** A timer waits no longer than 24 days. */
const longestWaitMs = 86_400_000;

export function createSchedule(clock: Clock | MovableClock, task: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let nextAt = Number.POSITIVE_INFINITY;
  let isStarted = false;
  let isClosed = false;
  const now = () => clock.now().getTime();

  function arm(): void {
    clearTimeout(timer);
    if (!isStarted || isClosed || nextAt === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(run, Math.min(Math.max(0, nextAt - now()), longestWaitMs)).unref();
  }

  function run(): void {
    if (now() < nextAt) {
      arm();
      return;
    }
    nextAt = Number.POSITIVE_INFINITY;
    void task();
  }

  return {
    runIn(ms: number): void {
      nextAt = Math.min(nextAt, now() + ms);
      arm();
    },
    start(): void {
      isStarted = true;
      if ("onMove" in clock) clock.onMove(arm);
      arm();
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
    isClosed: () => isClosed,
  };
}
