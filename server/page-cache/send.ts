import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Entry } from "./entry.ts";

export const etagMatches = (header: string, etag: string) =>
  header === etag ||
  header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");

/** The hot path: no copies, no promises. */
export function sendEntry(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers["if-none-match"];
  if (known !== undefined && entry.status === 200 && etagMatches(known, entry.etag)) {
    response.writeHead(304, entry.notModified);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  response.writeHead(entry.status, entry.headers[encoding]);
  response.end(request.method === "HEAD" ? undefined : entry.bodies[encoding]);
}
