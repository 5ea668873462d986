import path from "node:path";
import { LRUCache } from "lru-cache";
import { holidaysWith } from "../../contracts/church-year.ts";
import { premiumRole } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { createContentApp } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { pathKey } from "../../services/content/content-index.ts";
import { openLibrary } from "../../services/content/library.ts";
import { createMediaApp } from "../../services/content/media-app.ts";
import { createMediaVariants } from "../../services/content/media-variants.ts";
import type { MediaRecord } from "../../services/content/record.ts";
import type { ContentSource } from "../../services/content/source.ts";
import { createFilesSource } from "../../services/content/sources/files/source.ts";
import { createUmbracoSource } from "../../services/content/sources/umbraco/source.ts";
import type { createScripture } from "../../services/scripture/service.ts";
import { fixedPaths } from "../../site/pages.ts";
import type { Config } from "../config.ts";
import { embedded } from "./embedded.ts";

/** How long a preview is open. */
export const previewMs = 3_600_000;

type ContentOptions = {
  config: Config;
  clock: Clock;
  log: Log;
  watch: boolean;
  scripture: ReturnType<typeof createScripture>;
  authorize: VerifyBearer;
};

/** One setting swaps the source; the service in front of it stays. */
function createSource({ config, clock, log, watch, scripture }: ContentOptions): ContentSource {
  const resolveReference = scripture.parseReference;
  const copyDir = path.join(config.dataDir, "content");
  if (config.CONTENT_URL)
    return createUmbracoSource({
      baseUrl: config.CONTENT_URL,
      apiKey: config.CONTENT_API_KEY,
      copyDir,
      mediaDir: path.join(config.dataDir, "media-originals"),
      resolveReference,
      clock,
      log,
      everyMs: config.CONTENT_CHECK_MINUTES * 60_000,
    });
  return createFilesSource({
    root: config.contentDir,
    cacheDir: copyDir,
    resolveReference,
    knownPaths: fixedPaths,
    includeDrafts: Boolean(config.CONTENT_API_KEY),
    clock,
    log,
    watch,
  });
}

export async function composeContent(options: ContentOptions) {
  const { config, clock, log, scripture, authorize } = options;
  const source = createSource(options);
  const holidays = holidaysWith(config.HOLIDAYS_EN_US, config.HOLIDAYS_ES);
  const library = await openLibrary({
    source,
    resolveReference: scripture.parseReference,
    knownPaths: fixedPaths,
    ...(holidays && { holidays }),
    clock,
    log,
    onChange: () => client.invalidate(),
  });
  const client = createContentClient({
    fetch: (request) => app.fetch(request),
    baseUrl: embedded,
    version: () => library.index().version,
    log,
  });
  const app = createContentApp({
    index: library.index,
    log,
    premiumRole: premiumRole(config.SITE_NAME),
    authorize,
    ...(config.CONTENT_API_KEY ? { apiKey: config.CONTENT_API_KEY } : {}),
  });
  const variants = createMediaVariants({
    folder: path.join(config.dataDir, "media-cache"),
    read: source.readMedia,
    log,
  });
  // Their address is known to who opened the preview; it ends with it.
  const draftMedia = new LRUCache<string, MediaRecord>({ max: 500, ttl: previewMs });
  return {
    client,
    app,
    media: createMediaApp({
      index: library.index,
      draftMedia: (name) => draftMedia.get(name),
      read: source.readMedia,
      variants,
    }),
    version: () => library.index().version,
    withdrawals: library.withdrawals,
    /** Undefined for what readers do not see. */
    accessOf(id: string) {
      const entry = library.index().byId.get(id);
      return entry?.record.draft ? undefined : entry?.access;
    },
    announce: source.announce,
    /** An item as its editor last saved it among all that is published, read as somebody who may read everything. */
    async draft(id: string) {
      const draft = await source.draft(id);
      if (!draft) return undefined;
      const { record, media } = draft;
      for (const picture of media) draftMedia.set(pathKey(picture.path), picture);
      const index = library.indexWith(draft);
      const role = premiumRole(config.SITE_NAME);
      const preview = createContentApp({
        index: () => index,
        log,
        premiumRole: role,
        authorize: async () => ({ roles: [role] }),
      });
      const entry = index.byId.get(id)!;
      // A section and a prompt are read on the page of their lesson.
      const isPart = ["studyGuideSection", "growthPlanArticlePrompt"].includes(record.type);
      return {
        client: createContentClient({ fetch: (request) => preview.fetch(request), baseUrl: embedded, log }),
        paths: (isPart ? entry.parent! : entry).paths,
      };
    },
    status: source.status,
    close: library.close,
  };
}

export type ContentPart = Awaited<ReturnType<typeof composeContent>>;
