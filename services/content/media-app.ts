/** Originals of the pictures, at the addresses the Delivery API names. */
import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { type ContentIndex, pathKey } from "./content-index.ts";

const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
};

const week = "public, max-age=604800, must-revalidate";
const forever = "public, max-age=31536000, immutable";

export interface MediaAppOptions {
  index: () => ContentIndex;
}

/** Only files the index knows are served, so no path can lead out of the media folder. */
export function createMediaApp({ index }: MediaAppOptions): Hono {
  const app = new Hono();
  app.get("/media/*", async (c) => {
    const path = pathKey(decoded(new URL(c.req.url).pathname)).replace(/^media\//, "");
    const dot = path.lastIndexOf(".");
    const record = dot > 0 ? index().mediaByPath.get(path.slice(0, dot)) : undefined;
    if (!record || record.extension !== path.slice(dot + 1)) return c.text("Not Found", 404);
    const etag = `"${record.etag}"`;
    const headers = {
      etag,
      // An address with a version in it never changes what it means.
      "cache-control": c.req.query("v") === undefined ? week : forever,
      "x-content-type-options": "nosniff",
      // A drawing opened by itself must not run anything.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    if (c.req.header("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
    const bytes = await readFile(record.file);
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, "content-type": types[record.extension] ?? "application/octet-stream" },
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
