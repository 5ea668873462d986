import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Some proxies add the port, with IPv6 in brackets: each connection would be a visitor of its own. */
const withPort = /^(?:(?<v4>[\d.]+):\d{1,5}|\[(?<v6>[^\]]+)\](?::\d{1,5})?)$/;

function plainAddress(forwarded: string): string {
  const { v4, v6 } = withPort.exec(forwarded)?.groups ?? {};
  const address = v4 ?? v6 ?? forwarded;
  return isIP(address) ? address : "unknown";
}

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
  const forwardedFor = addresses.at(-trustedProxies);
  return forwardedFor === undefined ? socket : plainAddress(forwardedFor);
}
