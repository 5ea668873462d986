import { hash } from "node:crypto";
import type { Encoding } from "../../platform/encoding.ts";
import { ownBytes } from "../../platform/own-bytes.ts";

/** Bytes to send, with their headers as a flat list, as node's writeHead takes them. */
export interface Form {
  body: Buffer;
  headers: string[];
}

/** A complete response, ready to be resent. It is stored in one form; others are derived (forms.ts). */
export interface Entry extends Form {
  status: number;
  etag: string;
  encoding: Exclude<Encoding, "gzip">;
  /** What is not worth compressing is sent as it is to everybody. */
  compressible: boolean;
  /** Brotli's quality; 0 as long as it is not compressed. */
  quality: number;
  notModified: string[];
  /** With its headers, of which the page's policy takes the most. */
  bytes: number;
}

const compressible = /^(text\/|application\/(json|javascript|manifest|xml|.*\+json|.*\+xml)|image\/svg)/;

/** Small or already compressed bodies are not worth compressing. */
export function makeEntry(status: number, headers: Headers, body: Buffer): Entry {
  const type = headers.get("content-type") ?? "application/octet-stream";
  const worthwhile = body.length > 512 && compressible.test(type);
  // It tells versions apart and proves nothing: the quickest digest will do.
  const etag = `"${hash("sha1", body, "base64url").slice(0, 22)}"`;
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
  return {
    status,
    etag,
    encoding: "identity",
    compressible: worthwhile,
    quality: 0,
    ...formIn("identity", ownBytes(body), shared),
    notModified: shared,
    bytes: bytesOf(body, shared),
  };
}

export const bytesOf = (body: Buffer, shared: readonly string[]): number =>
  shared.reduce((sum, { length }) => sum + length, body.length);

export const formIn = (encoding: Encoding, body: Buffer, shared: readonly string[]): Form => ({
  body,
  headers: [
    ...shared,
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    "content-length",
    String(body.length),
  ],
});
