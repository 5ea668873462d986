import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const written = /^[\w.-]{8,64}$/;
const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The id that a proxy of ours gave the request, that of its trace, or a new one; strangers cannot choose it. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const given = headers["x-request-id"];
    if (typeof given === "string" && written.test(given)) return given;
    const traced = traceparent.exec(String(headers.traceparent ?? ""))?.[1];
    if (traced) return traced;
  }
  return randomUUID();
}
