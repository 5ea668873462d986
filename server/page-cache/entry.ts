import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const toBrotli = promisify(brotliCompress);

export type Encoding = "br" | "gzip" | "identity";

/** Bytes to send, with their headers as a flat list, as node's writeHead takes them. */
export interface Form {
  body: Buffer;
  headers: string[];
}

/** A complete response, ready to be resent. It is stored in one form; others are derived (forms.ts). */
export interface Entry extends Form {
  status: number;
  etag: string;
  /** "br" where compression is worthwhile; what is not compressed is sent so to everybody. */
  encoding: Exclude<Encoding, "gzip">;
  notModified: string[];
  /** With its headers, of which the page's policy takes the most. */
  bytes: number;
}

const compressible = /^(text\/|application\/(json|javascript|manifest|xml|.*\+json|.*\+xml)|image\/svg)/;

/** For a page, 9 saves 0.3 % more bytes and takes seven times as long, which every first reader would wait for. */
const brotliQuality = 7;

/** A window larger than the page would only take memory. */
const windowBits = (length: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(length)), constants.BROTLI_MIN_WINDOW_BITS), 22);

/** zlib returns a view of a larger buffer, which would be retained with it. */
const ownCopy = (bytes: Buffer) => Buffer.from(bytes);

/** Compresses once; small or already compressed bodies are sent as they are. */
export async function makeEntry(status: number, headers: Headers, body: Buffer): Promise<Entry> {
  const type = headers.get("content-type") ?? "application/octet-stream";
  const worthwhile = body.length > 512 && compressible.test(type);
  const cached = worthwhile
    ? ownCopy(
        await toBrotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
          },
        }),
      )
    : body;
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const common = [...headers].filter(
    ([name]) => !["content-length", "etag", "transfer-encoding", "connection"].includes(name),
  );
  const vary = new Set(
    (headers.get("vary") ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
  if (worthwhile) vary.add("Accept-Encoding");
  const shared = common.filter(([name]) => name !== "vary").flat();
  if (vary.size > 0) shared.push("vary", [...vary].join(", "));
  shared.push("etag", etag);
  const encoding = worthwhile ? "br" : "identity";
  return {
    status,
    etag,
    encoding,
    ...formIn(encoding, cached, shared),
    notModified: shared,
    bytes: cached.length + shared.reduce((sum, { length }) => sum + length, 0),
  };
}

export const formIn = (encoding: Encoding, body: Buffer, shared: readonly string[]): Form => ({
  body,
  headers: [
    ...shared,
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    "content-length",
    String(body.length),
  ],
});

export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (accept.includes("br") && !/\bbr\s*;\s*q=0(\.0*)?(\s|,|$)/.test(accept)) return "br";
  if (accept.includes("gzip") && !/\bgzip\s*;\s*q=0(\.0*)?(\s|,|$)/.test(accept)) return "gzip";
  return "identity";
}
