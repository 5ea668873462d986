import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Clock } from "../../../platform/clock.ts";
import { createFileCache } from "../../../platform/file-cache.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { isLocale } from "../../../site/i18n/locale.ts";
import { cardFacts } from "./card-facts.ts";
import { drawCard } from "./draw-card.ts";
import { templateVersion } from "./template.ts";

interface ShareCardsOptions {
  content: ContentClient;
  scripture: ScriptureClient;
  clock: Clock;
  siteName: string;
  folder: string;
  /** The bytes of a picture the content names. */
  readPicture(url: string): Promise<Uint8Array | undefined>;
  maxBytes?: number;
  /** How many processes use the folder. */
  sharers?: number;
}

const defaultMaxBytes = 256 * 1024 * 1024;

/** `/share-card/{locale}/{kind}/{id or date}.png`: the picture a shared link shows. */
export function createShareCards({
  folder,
  clock,
  readPicture,
  maxBytes = defaultMaxBytes,
  sharers = 1,
  ...source
}: ShareCardsOptions): Hono {
  const cache = createFileCache({ folder, maxBytes, sharers, atOnce: 1 });
  const app = new Hono();

  app.get("/share-card/:locale/:kind/:file", async (c, next) => {
    const { locale, kind, file } = c.req.param();
    const name = /^([a-z0-9-]{1,40})\.png$/.exec(file)?.[1];
    if (!isLocale(locale) || !name) return next();
    const facts = await cardFacts(kind, name, { ...source, locale, now: clock.now() });
    if (!facts) return next();
    const art = facts.art ? await readPicture(facts.art).catch(() => undefined) : undefined;
    // What is drawn is the key: a publish that leaves an item as it was leaves its card too.
    const key = createHash("sha256").update(`${templateVersion} ${JSON.stringify(facts)}`);
    if (art) key.update(art);
    const id = key.digest("hex").slice(0, 40);
    const headers = { etag: `"${id}"`, "cache-control": "public, max-age=86400" };
    if (c.req.header("if-none-match")?.includes(headers.etag))
      return new Response(null, { status: 304, headers });
    const png = await cache.get(`${id}.png`, () => drawCard(facts, art));
    return new Response(new Uint8Array(png), { headers: { ...headers, "content-type": "image/png" } });
  });
  return app;
}
