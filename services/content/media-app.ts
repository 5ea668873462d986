/** Pictures and recordings at the addresses the Delivery API names: originals, and the sizes and formats the query asks for. */
import { Hono } from "hono";
import { byteRange } from "../../contracts/byte-range.ts";
import { recordingTypes } from "../../contracts/recordings.ts";
import { chooseEncoding } from "../../platform/encoding.ts";
import { createCompressedDrawings } from "./compressed-drawings.ts";
import type { ContentIndex } from "./content-index.ts";
import { mediaAddress } from "./media-address.ts";
import { parseMediaCommands } from "./media-commands.ts";
import { type MediaVariants, readOriginal } from "./media-variants.ts";
import type { MediaRecord } from "./record.ts";
import { isForEverybody, keyLifeMs, type RecordingKeys } from "./recording-keys.ts";

const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  ...recordingTypes,
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
  recordingKeys?: RecordingKeys;
}

/** Only files the index knows are served, so no path can lead out of the media folder. */
export function createMediaApp({
  index,
  draftMedia = () => undefined,
  read = readOriginal,
  variants,
  recordingKeys,
}: MediaAppOptions): Hono {
  const app = new Hono();
  const compressed = createCompressedDrawings();
  app.get("/media/*", async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const { name, extension } = mediaAddress(pathname);
    const published = index().mediaByPath.get(name);
    const record = published ?? draftMedia(name);
    if (!record || record.extension !== extension) return c.text("Not Found", 404);
    const isRecording = extension in recordingTypes;
    const isClosed = isRecording && published !== undefined && !isForEverybody(index(), published);
    const opener = isClosed ? recordingKeys?.opens(searchParams, record) : undefined;
    if (isClosed && !opener) return c.text("Not Found", 404);
    const variant = isRecording ? undefined : await variants?.(record, parseMediaCommands(searchParams));
    const etag = `"${variant?.tag ?? record.etag}"`;
    const versioned = searchParams.has("v") || searchParams.has("rnd");
    const headers = {
      etag,
      "cache-control": cacheControl(),
      "x-content-type-options": "nosniff",
      // A drawing opened by itself must not run anything.
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    };
    function cacheControl(): string {
      if (!published || opener === "preview") return "private, no-store";
      if (isClosed) return `private, max-age=${keyLifeMs / 1000}`;
      // An address with a version in it never changes what it means.
      return `${week}, ${versioned ? "immutable" : "must-revalidate"}`;
    }
    if (c.req.header("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
    const bytes = variant?.bytes ?? (await read(record));
    const type = variant?.type ?? types[record.extension] ?? "application/octet-stream";
    if (isRecording)
      return recordingAnswer(bytes, { ...headers, "content-type": type }, c.req.header("range"));
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

/** A player asks for parts; Safari plays nothing that does not come in them. */
function recordingAnswer(
  bytes: Buffer,
  headers: Record<string, string>,
  wanted: string | undefined,
): Response {
  const range = byteRange(wanted, bytes.length);
  const all = { ...headers, "accept-ranges": "bytes" };
  if (range === null) return new Response(new Uint8Array(bytes), { headers: all });
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...all, "content-range": `bytes */${bytes.length}` },
    });
  const { first, last } = range;
  return new Response(new Uint8Array(bytes.subarray(first, last + 1)), {
    status: 206,
    headers: { ...all, "content-range": `bytes ${first}-${last}/${bytes.length}` },
  });
}
