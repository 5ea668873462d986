/** Pictures at the addresses the Delivery API names: originals, and the sizes and formats the query asks for. */
import { Hono } from "hono";
import { chooseEncoding } from "../../platform/encoding.ts";
import { createCompressedDrawings } from "./compressed-drawings.ts";
import { type ContentIndex, pathKey } from "./content-index.ts";
import { parseMediaCommands } from "./media-commands.ts";
import { type MediaVariants, readOriginal } from "./media-variants.ts";
import type { MediaRecord } from "./record.ts";

const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
};

const week = "public, max-age=604800";

interface MediaAppOptions {
  index: () => ContentIndex;
  /** Pictures of drafts that are being previewed, by their path. */
  draftMedia?: (path: string) => MediaRecord | undefined;
  /** Reads an original; a file on disk when not given. */
  read?: (record: MediaRecord) => Promise<Buffer>;
  /** Without it originals are all there is. */
  variants?: MediaVariants;
}

/** Only files the index knows are served, so no path can lead out of the media folder. */
export function createMediaApp({
  index,
  draftMedia = () => undefined,
  read = readOriginal,
  variants,
}: MediaAppOptions): Hono {
  const app = new Hono();
  const compressed = createCompressedDrawings();
  app.get("/media/*", async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const path = pathKey(decoded(pathname)).replace(/^media\//, "");
    const dot = path.lastIndexOf(".");
    const name = path.slice(0, Math.max(0, dot));
    const published = index().mediaByPath.get(name);
    const record = published ?? draftMedia(name);
    if (!record || record.extension !== path.slice(dot + 1)) return c.text("Not Found", 404);
    const variant = await variants?.(record, parseMediaCommands(searchParams));
    const etag = `"${variant?.tag ?? record.etag}"`;
    const versioned = searchParams.has("v") || searchParams.has("rnd");
    const headers = {
      etag,
      // An address with a version in it never changes what it means.
      "cache-control": published
        ? `${week}, ${versioned ? "immutable" : "must-revalidate"}`
        : "private, no-store",
      "x-content-type-options": "nosniff",
      // A drawing opened by itself must not run anything.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    if (c.req.header("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
    const bytes = variant?.bytes ?? (await read(record));
    const type = variant?.type ?? types[record.extension] ?? "application/octet-stream";
    const encoding = type === types.svg ? chooseEncoding(c.req.header("accept-encoding")) : "identity";
    const sent = encoding === "identity" ? bytes : await compressed(etag, bytes, encoding);
    return new Response(new Uint8Array(sent), {
      headers: {
        ...headers,
        "content-type": type,
        ...(type === types.svg ? { vary: "Accept-Encoding" } : {}),
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      },
    });
  });
  return app;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
