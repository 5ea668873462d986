import path from "node:path";
import type { Hono } from "hono";
import type { Clock } from "../../platform/clock.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import type { Config } from "../config.ts";
import { createFeedsApp } from "../feeds/app.ts";
import { createShareCards } from "../feeds/share-cards/app.ts";
import type { ContentPart } from "./content.ts";
import { remoteFreshMs } from "./remote-fresh.ts";

type Reading = { content: ContentPart; scripture: ScriptureClient };

/** A content image: from the embedded media app, or from the CMS's storage. */
const pictureReader =
  (config: Config, media: Hono | undefined) =>
  async (url: string): Promise<Uint8Array | undefined> => {
    const response = media
      ? await media.request(url)
      : await fetch(new URL(url, config.CONTENT_URL), { signal: AbortSignal.timeout(5000) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };

export function composeFeeds(config: Config, clock: Clock, { content, scripture }: Reading): Hono {
  const shareCards = createShareCards({
    content: content.client,
    scripture,
    clock,
    siteName: config.SITE_NAME,
    folder: path.join(config.dataDir, "share-cards"),
    readPicture: pictureReader(config, content.media),
  });
  const app = createFeedsApp({
    content: content.client,
    scripture,
    clock,
    contentVersion: content.version,
    ...(config.CONTENT_URL ? { freshForMs: remoteFreshMs } : {}),
    origin: config.ORIGIN,
    siteName: config.SITE_NAME,
    hidden: config.ENVIRONMENT === "Staging",
    adsTxt: config.ADS_TXT,
    securityContact: config.SECURITY_CONTACT,
  });
  return app.route("/", shareCards);
}
