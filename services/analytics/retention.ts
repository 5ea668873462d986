import type { Clock } from "../../platform/clock.ts";
import type { Journal } from "./journal.ts";
import type { EventStore } from "./store.ts";

interface RetentionOptions {
  store: Pick<EventStore, "eraseBefore">;
  journal: Pick<Journal, "eraseAside"> | undefined;
  clock: Clock;
  days: number;
}

const dayMs = 24 * 60 * 60_000;

/** Events older than so many days are erased, a little at a time, and so are lines of the journal that nobody could read. */
export function createRetention({ store, journal, clock, days }: RetentionOptions) {
  let closed = false;
  return {
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - days * dayMs);
      await journal?.eraseAside(before);
      await store.eraseBefore(before, () => closed);
    },
    close(): void {
      closed = true;
    },
  };
}
