import path from "node:path";
import type { Hono } from "hono";
import type { Clock } from "../../platform/clock.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import type { Config } from "../config.ts";
import { createFeedsApp } from "../feeds/app.ts";
import { createShareCards } from "../feeds/share-cards/app.ts";
import type { ContentPart } from "./content.ts";

type Reading = { content: ContentPart; scripture: ScriptureClient };

const pictureReader =
  (media: Hono) =>
  async (url: string): Promise<Uint8Array | undefined> => {
    const response = await media.request(url);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };

export function composeFeeds(config: Config, clock: Clock, { content, scripture }: Reading): Hono {
  const shareCards = createShareCards({
    content: content.client,
    scripture,
    clock,
    siteName: config.SITE_NAME,
    folder: path.join(config.dataDir, "share-cards"),
    sharers: config.PROCESSES,
    readPicture: pictureReader(content.media),
  });
  const app = createFeedsApp({
    content: content.client,
    scripture,
    clock,
    contentVersion: content.version,
    origin: config.ORIGIN,
    siteName: config.SITE_NAME,
    productName: config.PRODUCT_NAME,
    hidden: config.ENVIRONMENT === "Staging",
    adsTxt: config.ADS_TXT,
    securityContact: config.SECURITY_CONTACT,
  });
  return app.route("/", shareCards);
}
