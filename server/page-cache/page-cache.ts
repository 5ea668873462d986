import { LRUCache } from "lru-cache";
import type { Clock } from "../../platform/clock.ts";
import { createBackgroundCompression } from "./background-compression.ts";
import type { Entry } from "./entry.ts";
import type { PageStore } from "./page-store.ts";
import type { Counter, Popularity } from "./popularity.ts";
import type { Reads } from "./reads.ts";

/** A render result: whether it may be cached, how long it is valid, and what it is made of. */
export interface Rendered {
  entry: Entry;
  cacheable: boolean;
  /** When the page stops being true, for example at the turn of the day. */
  validUntil?: number;
  /** Without them a page lasts no longer than the version of the content it was rendered from. */
  reads?: Reads | undefined;
}

interface CachedPage {
  entry: Entry;
  reads: Reads | undefined;
  validUntil: number;
  /** The content it is known to be true of. */
  version: string;
  withdrawals: number;
  /** Sent until then while it is made again for that version. */
  stale?: { version: string; until: number };
  /** How often it was asked for. */
  requests?: Counter | undefined;
}

interface PageCacheOptions {
  maxBytes: number;
  clock: Clock;
  contentVersion(): string;
  /** How often something was taken away: what was made before that is never sent while it is made again. */
  withdrawals?(): number;
  /** Whether all that a page read is as it was. */
  isUnchanged?(reads: Reads): Promise<boolean>;
  /** Holds pages for longer than memory does. */
  store?: PageStore | undefined;
  /** Resolves when no other process makes this page; one of those that share a store. */
  turn?: ((key: string) => Promise<{ done(): void }>) | undefined;
  popularity?: Pick<Popularity, "counterOf"> | undefined;
  /** How long a changed page is sent as it was while it is made again; a page not made by then is waited for. */
  staleMs?: number;
}

/** By this process, or found on disk, made by another. */
interface Made {
  entry: Entry;
  restored: boolean;
}

const bytesOf = ({ entry, reads }: CachedPage) => {
  let bytes = entry.bytes;
  for (const [question, answer] of reads ?? []) bytes += question.length + answer.length;
  return bytes;
};

/** Many who wait for one thing share one run. */
function shared<T>(running: Map<string, Promise<T>>, key: string, run: () => Promise<T>): Promise<T> {
  const pending = running.get(key) ?? run().finally(() => running.delete(key));
  running.set(key, pending);
  return pending;
}

/** Whole answers, bounded by bytes, least recently used first out; many waiting for one page render it once. */
export function createPageCache({
  maxBytes,
  clock,
  contentVersion,
  withdrawals = () => 0,
  isUnchanged = async () => false,
  store,
  turn,
  popularity,
  staleMs = 10_000,
}: PageCacheOptions) {
  const cached = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: bytesOf,
  });
  const obtaining = new Map<string, Promise<Entry>>();
  const rendering = new Map<string, Promise<Made>>();
  const compression = createBackgroundCompression<CachedPage>({
    pages: cached,
    isBusy: () => rendering.size > 0,
    onDone: (key, page) => void save(key, page),
    ...(turn && store ? { inTurn: compressInTurn } : {}),
  });
  const counts = {
    hits: 0,
    restored: 0,
    confirmed: 0,
    stale: 0,
    rendered: 0,
    warmed: 0,
    dropped: 0,
    made: 0,
  };
  /** Counts the times everything was forgotten. */
  let generation = 0;
  const now = () => clock.now().getTime();

  /** Whether it is true of the content as it is now. */
  async function confirm(page: CachedPage): Promise<boolean> {
    if (!page.reads) return page.version === contentVersion();
    for (;;) {
      const [version, withdrawn] = [contentVersion(), withdrawals()];
      const same = page.version === version || (await isUnchanged(page.reads));
      // Another publish came while this one was compared.
      if (version !== contentVersion()) continue;
      if (same) {
        page.version = version;
        page.withdrawals = withdrawn;
        delete page.stale;
      }
      return same;
    }
  }

  /** A page from disk was made at another time: nothing is known of it but what it read. */
  async function restore(key: string, from: PageStore): Promise<CachedPage | undefined> {
    const began = generation;
    const stored = await from.read(key);
    if (!stored || began !== generation || now() >= stored.validUntil) return undefined;
    return { ...stored, version: "", withdrawals: -1 };
  }

  async function save(key: string, { entry, reads, validUntil }: CachedPage): Promise<void> {
    if (reads) await store?.write(key, { entry, reads, validUntil });
  }

  function add(key: string, page: CachedPage): void {
    page.requests = popularity?.counterOf(key);
    cached.set(key, page);
    compression.schedule();
  }

  function drop(key: string): void {
    cached.delete(key);
    store?.drop(key);
  }

  /** The file may be another process's newer page; whoever finds it compares it. */
  function forget(key: string): void {
    cached.delete(key);
    if (!turn) store?.drop(key);
  }

  async function renderOnce(key: string, make: () => Promise<Rendered>): Promise<Entry> {
    const began = generation;
    for (;;) {
      const [version, withdrawn] = [contentVersion(), withdrawals()];
      counts.made++;
      const { entry, cacheable, validUntil = Number.POSITIVE_INFINITY, reads } = await make();
      const page: CachedPage = { entry, reads, validUntil, version, withdrawals: withdrawn };
      // What was withdrawn meanwhile may be in it.
      if (withdrawn !== withdrawals() && !(await confirm(page))) continue;
      // A page started before a publish may show old content: one that can be compared later is cached, any other only sent.
      const canBeCached = cacheable && began === generation && (reads || version === contentVersion());
      if (canBeCached) {
        add(key, page);
        // Any other is stored when it has been compressed, and before that for other processes (makeInTurn).
        if (!entry.compressible && !turn) void save(key, page);
      } else drop(key);
      return entry;
    }
  }

  /** Before it is made, it is looked for again: whoever had the turn before has stored it. */
  async function makeInTurn(
    key: string,
    make: () => Promise<Rendered>,
    { done }: { done(): void },
  ): Promise<Made> {
    let stored: Promise<void> | undefined;
    try {
      const began = generation;
      const found = await restore(key, store!);
      if (found && (await confirm(found)) && now() < found.validUntil && began === generation) {
        add(key, found);
        return { entry: found.entry, restored: true };
      }
      const entry = await renderOnce(key, make);
      const page = cached.peek(key);
      if (page?.entry === entry) stored = save(key, page);
      return { entry, restored: false };
    } finally {
      // Readers here need not wait until it is written; other processes do.
      void (stored ?? Promise.resolve()).finally(done);
    }
  }

  /** One process compresses a page for all. */
  async function compressInTurn(key: string, page: CachedPage, make: () => Promise<Entry>): Promise<Entry> {
    const { done } = await turn!(`compressed ${key}`);
    let stored: Promise<void> | undefined;
    try {
      const found = (await store!.read(key))?.entry;
      if (found?.etag === page.entry.etag && found.quality > page.entry.quality) return found;
      const entry = await make();
      // A page that is not this one was made by another process since.
      if (!found || found.etag === page.entry.etag) stored = save(key, { ...page, entry });
      return entry;
    } finally {
      void (stored ?? Promise.resolve()).finally(done);
    }
  }

  function render(key: string, make: () => Promise<Rendered>): Promise<Made> {
    return shared(rendering, key, async () => {
      try {
        if (turn) return await makeInTurn(key, make, await turn(key));
        return { entry: await renderOnce(key, make), restored: false };
      } catch (error) {
        forget(key);
        throw error;
      }
    });
  }

  function mayBeStale({ reads, validUntil, stale, withdrawals: withdrawn }: CachedPage): boolean {
    const until = Math.min(validUntil, stale?.until ?? Number.POSITIVE_INFINITY);
    return staleMs > 0 && reads !== undefined && withdrawn === withdrawals() && now() < until;
  }

  /** What is rendered counts as `count`, unless a reader is sent it stale meanwhile. */
  async function obtainOnce(
    key: string,
    make: () => Promise<Rendered>,
    count: "rendered" | "warmed",
  ): Promise<Entry> {
    const began = generation;
    const inMemory = cached.get(key);
    const found = inMemory ?? (store && (await restore(key, store)));
    if (found && (await confirm(found)) && now() < found.validUntil && began === generation) {
      counts[inMemory ? "confirmed" : "restored"]++;
      if (!inMemory) add(key, found);
      return found.entry;
    }
    if (found && !found.stale && (inMemory || !turn)) counts.dropped++;
    const made = render(key, make);
    if (!found || !mayBeStale(found)) {
      if (found) forget(key);
      if (!turn) counts[count]++;
      const { entry, restored } = await made;
      if (turn) counts[restored ? "restored" : count]++;
      return entry;
    }
    found.stale = { version: contentVersion(), until: found.stale?.until ?? now() + staleMs };
    counts[count === "rendered" ? "stale" : count]++;
    // Who comes once it has failed waits for the next try, and learns why.
    made.catch(() => {});
    return found.entry;
  }

  /** The cached response if still valid, or while it is made again. */
  function find(key: string): Entry | undefined {
    const found = cached.get(key);
    if (!found) return undefined;
    const version = contentVersion();
    const instant = now();
    if (instant >= found.validUntil) {
      forget(key);
      return undefined;
    }
    const { stale } = found;
    if (found.version !== version && !(stale?.version === version && instant < stale.until)) return undefined;
    counts.hits++;
    if (found.requests) found.requests.times++;
    return found.entry;
  }

  async function get(key: string, make: () => Promise<Rendered>): Promise<Entry> {
    const found = find(key);
    if (found) return found;
    const entry = await shared(obtaining, key, () => obtainOnce(key, make, "rendered"));
    const requests = cached.peek(key)?.requests;
    if (requests) requests.times++;
    return entry;
  }

  /** Somebody has asked for it already and waits: whoever asks as well has nothing made. */
  const isComing = (key: string): boolean => obtaining.has(key);

  /** Has the page made if it is not there as it is now. */
  async function refresh(key: string, make: () => Promise<Rendered>): Promise<void> {
    const found = cached.peek(key);
    if (found && found.version === contentVersion() && now() < found.validUntil) return;
    if (found && now() >= found.validUntil) forget(key);
    await shared(obtaining, key, () => obtainOnce(key, make, "warmed"));
    await rendering.get(key);
  }

  return {
    find,
    get,
    isComing,
    refresh,
    clear(): void {
      generation++;
      cached.clear();
      // What is there may be of a day that is not yet, or no more.
      void store?.close();
    },
    counts: () => ({ ...counts, pages: cached.size, bytes: cached.calculatedSize }),
    get bytes() {
      return cached.calculatedSize;
    },
    get size() {
      return cached.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
