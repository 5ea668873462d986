import path from "node:path";
import type { SiteServices } from "../../site/context.ts";
import type { Parts } from "../services.ts";
import { buildIdentity } from "./build-identity.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";
import { createPageStore } from "./page-store.ts";
import { createPopularity } from "./popularity.ts";
import { createComparison } from "./reads.ts";
import { createWarming } from "./warming.ts";

const megabyte = 1024 * 1024;

/** The page cache of a server: in memory, and where it lasts also on disk and warmed by what readers ask for. */
export function createSiteCache(
  parts: Parts,
  services: SiteServices,
  { mode, render }: { mode: "production" | "development"; render(key: string): Promise<Rendered> },
) {
  const { config, clock, contentVersion } = parts;
  // In development each request has a cache of its own; pages of a moved clock are of no use after a restart.
  const lasts = mode === "production" && !("offsetMs" in clock && clock.offsetMs !== 0);
  const store =
    lasts && config.PAGE_CACHE_DISK_MB > 0
      ? createPageStore({
          folder: path.join(config.dataDir, "pages"),
          maxBytes: config.PAGE_CACHE_DISK_MB * megabyte,
          identity: () => buildIdentity([services.settings, config.IDENTITY_SITES, parts.scriptureVersion]),
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
    popularity,
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
