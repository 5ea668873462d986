import type { IncomingMessage } from "node:http";

/** The furthest address that one of our own proxies vouches for; without proxies, the socket's. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string | undefined {
  const socket = request.socket.remoteAddress;
  if (trustedProxies === 0) return socket;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const addresses = forwarded
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  // Entries further left are set by the client and cannot be trusted.
  return addresses.at(-trustedProxies) ?? socket;
}
