import { eventLoopUtilization } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../platform/log.ts";
import { createIndexBuilder, type Indexes, type SearchableContent } from "./build.ts";

interface IndexRefreshOptions {
  content: SearchableContent;
  log: Pick<Log, "info" | "error">;
  /** Several files saved together are one change. */
  debounceMs?: number;
  retryMs?: number;
  /** Lets the server begin to answer before the first build takes its share of the processor. */
  startAfterMs?: number;
  /** How long a question waits for an index that is being made again before the old one answers. */
  timeoutMs?: number;
}

export interface IndexRefresh {
  /** Begins the first build; nothing is read before. */
  start(): void;
  /** The newest index, or undefined while there is none. */
  current(): Promise<Indexes | undefined>;
  /** Whether the content is another than the one in the index. */
  isOutdated(): boolean;
  close(): void;
}

const restMs = 10;
const busy = 0.5;
const mostRests = 20;

/** After a publish its readers come first: rests, and rests again while there is other work, up to a fifth of a second. */
async function giveWay(): Promise<void> {
  for (let rests = 0; rests < mostRests; rests++) {
    const before = eventLoopUtilization();
    await sleep(restMs);
    if (eventLoopUtilization(before).utilization < busy) return;
  }
}

/** Syncs the index with the content: built in the background, swapped whole, the old one used until then. */
export function createIndexRefresh({
  content,
  log,
  debounceMs = 100,
  retryMs = 5_000,
  startAfterMs = 200,
  timeoutMs = 3_000,
}: IndexRefreshOptions): IndexRefresh {
  let indexes: Indexes | undefined;
  let building: Promise<void> | undefined;
  let isOutdated = true;
  let stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;
  const buildIndexes = createIndexBuilder(content);
  /** Questions that wait for the build. */
  let waiting = 0;

  /** A first index, and one that is waited for, is made without a rest. */
  const pause = () => (indexes && waiting === 0 ? giveWay() : nextTurn());

  async function build(): Promise<void> {
    stop.abort();
    const mine = new AbortController();
    stop = mine;
    const began = performance.now();
    try {
      const made = await buildIndexes({ signal: mine.signal, pause });
      if (mine.signal.aborted) return;
      indexes = made;
      isOutdated = false;
      const ms = Math.round(performance.now() - began);
      log.info({ documents: made["en-US"].documents.length, ms }, "search index built");
    } catch (error) {
      if (mine.signal.aborted) return;
      log.error({ err: error }, "the search index could not be built; the last one stays in use");
      begin(retryMs);
    }
  }

  /** Later searches wait for this build, not for the one it replaces. */
  function begin(delayMs: number): void {
    clearTimeout(timer);
    stop.abort();
    isOutdated = true;
    const begun = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, delayMs);
    }).then(build);
    building = begun;
    begun.finally(() => {
      if (building === begun) building = undefined;
    });
  }

  return {
    start() {
      stopListening ??= content.onChange(() => begin(debounceMs));
      begin(startAfterMs);
    },
    async current() {
      waiting++;
      // Without an old index there is nothing else to answer with, so the first one is worth waiting for.
      const until = performance.now() + (indexes ? timeoutMs : timeoutMs * 10);
      while (building && performance.now() < until) {
        const left = until - performance.now();
        let timeout: NodeJS.Timeout | undefined;
        const tired = new Promise<void>((resolve) => {
          timeout = setTimeout(resolve, left);
        });
        await Promise.race([building, tired]);
        clearTimeout(timeout);
      }
      waiting--;
      return indexes;
    },
    isOutdated: () => isOutdated,
    close() {
      stopListening?.();
      clearTimeout(timer);
      stop.abort();
    },
  };
}
