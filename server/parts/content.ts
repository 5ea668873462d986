import path from "node:path";
import { holidaysWith } from "../../contracts/church-year.ts";
import { type Locale, premiumRole } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { partnerFetch } from "../../platform/partner-fetch.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { span } from "../../platform/tracing.ts";
import { createContentApp } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { rootId } from "../../services/content/content-index.ts";
import { openLibrary } from "../../services/content/library.ts";
import { markOf } from "../../services/content/marks.ts";
import { createMediaApp } from "../../services/content/media-app.ts";
import { createMediaVariants } from "../../services/content/media-variants.ts";
import { openedBy } from "../../services/content/opened.ts";
import { createRecordingKeys } from "../../services/content/recording-keys.ts";
import type { ContentSource } from "../../services/content/source.ts";
import { createFilesSource } from "../../services/content/sources/files/source.ts";
import { createStudioSource } from "../../services/content/sources/studio/source.ts";
import { createUmbracoSource } from "../../services/content/sources/umbraco/source.ts";
import type { createScripture } from "../../services/scripture/service.ts";
import { fixedPaths } from "../../site/pages.ts";
import type { Config } from "../config.ts";
import { createDraftMedia } from "./draft-media.ts";
import { embedded } from "./embedded.ts";
import { type MediaPart, mediaFolders } from "./media.ts";

type ContentOptions = {
  config: Config;
  clock: Clock;
  log: Log;
  watch: boolean;
  scripture: ReturnType<typeof createScripture>;
  authorize: VerifyBearer;
  media?: MediaPart | undefined;
  /** Their secret is in the database, which opens later. */
  tokens?: () => SignedTokens | undefined;
};

/** One setting swaps the source; the service in front of it stays. */
function createSource({ config, clock, log, watch, scripture, media }: ContentOptions): ContentSource {
  const resolveReference = scripture.parseReference;
  const copyDir = path.join(config.dataDir, "content");
  const cms = {
    fetch: partnerFetch("cms"),
    copyDir,
    mediaDir: path.join(config.dataDir, mediaFolders.originals),
    sharers: config.PROCESSES,
    sharedMedia: media?.originals,
    resolveReference,
    clock,
    log,
    everyMs: config.CONTENT_CHECK_MINUTES * 60_000,
  };
  if (config.STUDIO_URL)
    return createStudioSource({ ...cms, baseUrl: config.STUDIO_URL, key: config.STUDIO_KEY! });
  if (config.CONTENT_URL)
    return createUmbracoSource({
      ...cms,
      baseUrl: config.CONTENT_URL,
      apiKey: config.CONTENT_API_KEY,
      mediaHosts: config.CONTENT_MEDIA_HOSTS,
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
  const fetchContent = (request: Request) => span("content", {}, async () => app.fetch(request));
  const client = createContentClient({
    fetch: fetchContent,
    baseUrl: embedded,
    version: () => library.index().version,
    log,
  });
  const recordingKeys = createRecordingKeys(options.tokens ?? (() => undefined));
  const app = createContentApp({
    index: library.index,
    indexAhead: library.indexAhead,
    log,
    recordingKeys,
    premiumRole: premiumRole(config.PRODUCT_NAME),
    authorize,
    ...(config.CONTENT_API_KEY ? { apiKey: config.CONTENT_API_KEY } : {}),
  });
  const variants = createMediaVariants({
    folder: path.join(config.dataDir, mediaFolders.scaled),
    sharers: config.PROCESSES,
    read: source.readMedia,
    log,
    shared: options.media?.scaled,
  });
  const draftMedia = createDraftMedia(clock);
  return {
    client,
    app,
    /** For whoever reads everything: what pages ask for again and again stays remembered. */
    searchable: {
      ...createContentClient({ fetch: fetchContent, baseUrl: embedded }),
      markOf: (id: string, locale: Locale) => markOf(library.index(), id, locale),
      onChange: client.onChange,
    },
    media: createMediaApp({
      index: library.index,
      draftMedia: draftMedia.find,
      read: source.readMedia,
      variants,
      recordingKeys,
    }),
    version: () => library.index().version,
    withdrawals: library.withdrawals,
    /** Undefined for what readers do not see. */
    accessOf(id: string) {
      const entry = library.index().byId.get(id);
      return entry?.record.draft ? undefined : entry?.access;
    },
    announce: source.announce,
    /**
     * An item as its editor last saved it among all that is published, open to everybody with what it is made of; everything
     * else is read as a stranger reads it. `until`, in milliseconds since 1970, is when all that it leads to ends.
     */
    async draft(id: string, until: number) {
      // The root is a place, and nobody writes it.
      const draft = id === rootId ? undefined : await source.draft(id);
      if (!draft) return undefined;
      for (const picture of draft.media) draftMedia.show(picture, until);
      const index = library.indexWith(draft);
      const { page, ids } = openedBy(index, index.byId.get(id)!);
      const preview = createContentApp({
        index: () => index,
        log,
        opened: ids,
        recordingKeys: recordingKeys.forPreview(until - clock.now().getTime()),
      });
      return {
        client: createContentClient({ fetch: (request) => preview.fetch(request), baseUrl: embedded, log }),
        paths: page.paths,
      };
    },
    status: source.status,
    close: library.close,
  };
}

export type ContentPart = Awaited<ReturnType<typeof composeContent>>;
