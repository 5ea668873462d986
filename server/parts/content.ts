import path from "node:path";
import { Hono } from "hono";
import { premiumRole } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { refuse } from "../../platform/problem.ts";
import { createContentApp, deliveryPath } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { guarded } from "../../services/content/guard.ts";
import { openLibrary } from "../../services/content/library.ts";
import { createMediaApp } from "../../services/content/media-app.ts";
import { createMediaVariants } from "../../services/content/media-variants.ts";
import { watchRemote } from "../../services/content/remote-watch.ts";
import { createFilesSource } from "../../services/content/sources/files/source.ts";
import type { createScripture } from "../../services/scripture/service.ts";
import { fixedPaths } from "../../site/pages.ts";
import type { Config } from "../config.ts";
import { createCmsPictures } from "./cms-pictures.ts";
import { embedded } from "./embedded.ts";
import { createProxy } from "./proxy.ts";

type ContentOptions = {
  config: Config;
  clock: Clock;
  log: Log;
  watch: boolean;
  scripture: ReturnType<typeof createScripture>;
  authorize: VerifyBearer;
};

/**
 * The browser asks for offers and pictures at our own address, whoever has them; a key that the CMS wants for its
 * content is added here.
 */
export function proxyToCms({ CONTENT_URL, CONTENT_API_KEY }: Config, log: Log, send = fetch): Hono {
  const { origin } = new URL(CONTENT_URL!);
  const proxy = createProxy({
    at: deliveryPath,
    baseUrl: `${CONTENT_URL!.replace(/\/+$/, "").replace(deliveryPath, "")}${deliveryPath}`,
    calls: [{ method: "GET", path: "/content" }],
    log,
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      if (CONTENT_API_KEY) headers.set("api-key", CONTENT_API_KEY);
      const response = await send(url, { ...init, headers });
      // An offer may name other items, and whoever asks may have them expanded.
      return response.ok ? Response.json(guarded(await response.json(), 0)) : response;
    },
  });
  return new Hono()
    .use(`${deliveryPath}/*`, (c, next) =>
      // The key opens more than a stranger may ask for.
      c.req.queries("filter")?.includes("contentType:subscriptionOffer")
        ? next()
        : Promise.resolve(refuse(c, 404, "request.not_found", "Only offers are passed on from here.")),
    )
    .route(deliveryPath, proxy)
    .route("/", createCmsPictures({ origin, log, fetch: send }));
}

export async function composeContent({ config, clock, log, watch, scripture, authorize }: ContentOptions) {
  if (config.CONTENT_URL) {
    let published = 0;
    const client = createContentClient({
      fetch,
      baseUrl: config.CONTENT_URL,
      clock,
      log,
      ...(config.CONTENT_API_KEY ? { apiKey: config.CONTENT_API_KEY } : {}),
      guard: { authorize, premiumRole: premiumRole(config.SITE_NAME) },
    });
    client.onChange(() => published++);
    const everyMs = config.CONTENT_CHECK_MINUTES * 60_000;
    const watching = everyMs > 0 ? watchRemote({ content: client, clock, log, everyMs }) : undefined;
    return {
      client,
      app: proxyToCms(config, log),
      version: () => String(published),
      close: () => watching?.close(),
    };
  }
  const source = createFilesSource({
    root: config.contentDir,
    cacheDir: path.join(config.dataDir, "content"),
    resolveReference: scripture.parseReference,
    knownPaths: fixedPaths,
    includeDrafts: Boolean(config.CONTENT_API_KEY),
    clock,
    log,
    watch,
  });
  const library = await openLibrary({
    source,
    resolveReference: scripture.parseReference,
    knownPaths: fixedPaths,
    clock,
    onChange: () => client.invalidate("all"),
  });
  const client = createContentClient({
    fetch: (request) => app.fetch(request),
    baseUrl: embedded,
    clock,
    log,
    cache: { ttlMs: 0 },
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
  return {
    client,
    app,
    media: createMediaApp({ index: library.index, read: source.readMedia, variants }),
    version: () => library.index().version,
    close: library.close,
  };
}

export type ContentPart = Awaited<ReturnType<typeof composeContent>>;
