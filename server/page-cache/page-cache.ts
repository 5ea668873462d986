import { LRUCache } from "lru-cache";
import type { Clock } from "../../platform/clock.ts";
import type { Entry } from "./entry.ts";

/** A render result: whether it may be cached, and how long it is valid. */
export interface Rendered {
  entry: Entry;
  cacheable: boolean;
  /** When the page stops being true, for example at the turn of the day. */
  validUntil?: number;
}

interface CachedEntry {
  entry: Entry;
  version: string;
  validUntil: number;
}

interface PageCacheOptions {
  maxBytes: number;
  clock: Clock;
  /** Pages rendered from another version of the content fall. */
  contentVersion(): string;
}

/** Whole answers, bounded by bytes, least recently used first out; many waiting for one page render it once. */
export function createPageCache({ maxBytes, clock, contentVersion }: PageCacheOptions) {
  const cached = new LRUCache<string, CachedEntry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: ({ entry }) => entry.bytes,
  });
  const rendering = new Map<string, Promise<Rendered>>();

  function render(key: string, make: () => Promise<Rendered>): Promise<Rendered> {
    const pending = rendering.get(key);
    if (pending) return pending;
    const version = contentVersion();
    const started = make()
      .then((rendered) => {
        // A page started before a publish may show old content, so it is sent but not cached.
        const { entry, cacheable, validUntil = Number.POSITIVE_INFINITY } = rendered;
        if (cacheable && version === contentVersion()) cached.set(key, { entry, version, validUntil });
        return rendered;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  /** The cached response if still valid. */
  function find(key: string): Entry | undefined {
    const found = cached.get(key);
    if (!found) return undefined;
    if (clock.now().getTime() >= found.validUntil || found.version !== contentVersion()) {
      cached.delete(key);
      return undefined;
    }
    return found.entry;
  }

  return {
    find,
    async get(key: string, make: () => Promise<Rendered>): Promise<Entry> {
      return find(key) ?? (await render(key, make)).entry;
    },
    clear(): void {
      cached.clear();
    },
    get bytes() {
      return cached.calculatedSize;
    },
    get size() {
      return cached.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
