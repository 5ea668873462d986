import { eventLoopUtilization } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import { nextMidnight } from "../next-midnight.ts";
import type { PageCache, Rendered } from "./page-cache.ts";
import type { Popularity } from "./popularity.ts";

interface WarmingOptions {
  cache: Pick<PageCache, "refresh">;
  popularity: Popularity;
  render(key: string): Promise<Rendered>;
  clock: Clock;
  /** Where it is written what readers ask for. */
  file: string;
  /** Resolves when nobody else needs the processor. */
  idle?(): Promise<void>;
}

const maxPages = 200;
/** Files saved together are one publish, and its first readers come before us. */
const afterPublishMs = 2000;
const lookMs = 100;
const busy = 0.5;

/** Waits, a moment at least, until the process has been idle for half of a moment. */
async function untilIdle(): Promise<void> {
  for (;;) {
    const before = eventLoopUtilization();
    await sleep(lookMs, undefined, { ref: false });
    if (eventLoopUtilization(before).utilization < busy) return;
  }
}

/** Makes what readers ask for most, one page at a time, before they ask again: after a start, a publish and midnight. */
export function createWarming({ cache, popularity, render, clock, file, idle = untilIdle }: WarmingOptions) {
  let walks = 0;
  let publishing: NodeJS.Timeout | undefined;
  let midnight: NodeJS.Timeout | undefined;

  /** A later walk ends this one. */
  async function walk(): Promise<void> {
    const mine = ++walks;
    for (const key of popularity.most(maxPages)) {
      await idle();
      if (mine !== walks) return;
      // A page that cannot be made is for its readers to find out.
      await cache.refresh(key, () => render(key)).catch(() => {});
    }
    await popularity.save(file);
  }

  function awaitMidnight(): void {
    const now = clock.now();
    midnight = setTimeout(() => {
      popularity.halve();
      awaitMidnight();
      void walk();
    }, nextMidnight(now) - now.getTime()).unref();
  }

  return {
    async start(): Promise<void> {
      awaitMidnight();
      await popularity.load(file);
      await walk();
    },
    published(): void {
      clearTimeout(publishing);
      publishing = setTimeout(walk, afterPublishMs).unref();
    },
    async close(): Promise<void> {
      walks++;
      clearTimeout(publishing);
      clearTimeout(midnight);
      await popularity.save(file);
    },
  };
}
