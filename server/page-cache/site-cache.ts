import path from "node:path";
import type { SiteServices } from "../../site/context.ts";
import type { Peers } from "../cluster/peers.ts";
import type { Parts } from "../services.ts";
import { buildIdentity } from "./build-identity.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";
import { createPageStore } from "./page-store.ts";
import { createPopularity } from "./popularity.ts";
import { createComparison } from "./reads.ts";
import { createWarming } from "./warming.ts";

const megabyte = 1024 * 1024;

interface SiteCacheOptions {
  mode: "production" | "development";
  /** What the pages' headers are made of besides the settings. */
  policy: unknown;
  render(key: string): Promise<Rendered>;
  peers?: Peers | undefined;
}

/** The page cache of a server: in memory, and where it lasts also on disk and warmed by what readers ask for. */
export function createSiteCache(
  parts: Parts,
  services: SiteServices,
  { mode, policy, render, peers }: SiteCacheOptions,
) {
  const { config, clock, contentVersion, cdn } = parts;
  // In development each request has a cache of its own; pages of a moved clock are of no use after a restart.
  const lasts = mode === "production" && !("offsetMs" in clock && clock.offsetMs !== 0);
  const identity = () => buildIdentity([services.settings, policy, parts.scriptureVersion, config.CDN]);
  const store =
    lasts && config.PAGE_CACHE_DISK_MB > 0
      ? createPageStore({
          folder: path.join(config.dataDir, "pages"),
          maxBytes: config.PAGE_CACHE_DISK_MB * megabyte,
          sharers: config.PROCESSES,
          identity,
        })
      : undefined;
  const popularity = lasts ? createPopularity() : undefined;
  const cache = createPageCache({
    maxBytes: config.PAGE_CACHE_MB * megabyte,
    clock,
    contentVersion,
    withdrawals: parts.contentWithdrawals,
    isUnchanged: createComparison(services.content, contentVersion),
    store,
    turn: store && peers?.turn,
    popularity,
    // What a CDN asks for after a purge it sends for long.
    ...(cdn ? { staleMs: 0 } : {}),
  });
  const warming =
    popularity &&
    createWarming({
      cache,
      popularity,
      render,
      clock,
      file: path.join(config.dataDir, "popular-pages.json"),
    });
  let stopListening = () => {};
  if ("onMove" in clock) clock.onMove(cache.clear);
  return {
    cache,
    /** Once the server listens: readers do not wait for any of it. */
    async start(): Promise<void> {
      if (cdn) await cdn.start(await identity());
      if (!warming) return;
      stopListening = services.content.onChange(warming.published);
      await store?.open();
      await warming.start();
    },
    async close(): Promise<void> {
      stopListening();
      await warming?.close();
      await store?.close();
    },
  };
}
