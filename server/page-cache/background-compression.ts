import type { LRUCache } from "lru-cache";
import type { Entry } from "./entry.ts";
import { bestQuality, compress, quickQuality } from "./forms.ts";

interface CompressionOptions<Page extends { entry: Entry }> {
  pages: LRUCache<string, Page>;
  /** Pages are being rendered, and readers wait for them. */
  isBusy(): boolean;
  /** The page is as small as it gets. */
  onDone?(key: string, page: Page): void;
  /** With other processes: one of them makes it as small as it gets, and stores it. */
  inTurn?(key: string, page: Page, make: () => Promise<Entry>): Promise<Entry>;
  /** Uncompressed pages that may wait for a quiet moment; beyond these, they are compressed quickly. */
  maxWaitingBytes?: number;
}

const pauseMs = 50;
/** Between two pages of one reader nothing is rendered either; a quiet moment lasts longer. */
const quietMs = 500;

/** Compresses cached pages after they were sent, one at a time, and better when nothing else is to be done. */
export function createBackgroundCompression<Page extends { entry: Entry }>({
  pages,
  isBusy,
  onDone,
  inTurn,
  maxWaitingBytes = 4 * 1024 * 1024,
}: CompressionOptions<Page>) {
  let isScheduled = false;
  let addedAt = 0;

  const below = (quality: number) =>
    [...pages.entries()].filter(([, { entry }]) => entry.compressible && entry.quality < quality);

  async function compressOne(quality: number, minBytes: number): Promise<boolean> {
    const waiting = below(quality);
    const [key, page] = waiting.at(-1) ?? [];
    if (!key || !page || waiting.reduce((sum, [, { entry }]) => sum + entry.bytes, 0) <= minBytes)
      return false;
    const make = () => compress(page.entry, quality);
    const isBest = quality === bestQuality;
    const entry = await (isBest && inTurn ? inTurn(key, page, make) : make());
    if (pages.peek(key) === page) {
      const smaller = { ...page, entry };
      pages.set(key, smaller);
      if (isBest && !inTurn) onDone?.(key, smaller);
    }
    return true;
  }

  async function run(): Promise<void> {
    for (;;) {
      const busy = isBusy() || performance.now() - addedAt < quietMs;
      const compressed = busy ? compressOne(quickQuality, maxWaitingBytes) : compressOne(bestQuality, 0);
      // What cannot be compressed is still sent as it is.
      if (await compressed.catch(() => false)) continue;
      isScheduled = false;
      if (busy) schedule(pauseMs);
      return;
    }
  }

  function schedule(afterMs: number): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(run, afterMs).unref();
  }

  return {
    /** To be called when a page was added. */
    schedule(): void {
      addedAt = performance.now();
      schedule(pauseMs);
    },
  };
}
