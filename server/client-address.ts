import type { IncomingMessage } from "node:http";
import { readAddress } from "../platform/address.ts";

/** The furthest address that one of our own proxies vouches for; the socket's without proxies, or where they say none. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  const socket = readAddress(request.socket.remoteAddress ?? "");
  if (trustedProxies === 0) return socket;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  // Entries further left are set by the client and cannot be trusted; an empty one keeps its place.
  return readAddress(forwarded.split(",").at(-trustedProxies) ?? "") ?? socket;
}
