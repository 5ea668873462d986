import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { isLoopback } from "./private-address.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * With METRICS_TOKEN whoever sends it; without it a developer on their own machine. Behind a proxy on the same machine all
 * requests come from there, so that being near opens nothing anywhere else.
 */
export function createMetricsAccess({
  METRICS_TOKEN,
  ENVIRONMENT,
}: Pick<Config, "METRICS_TOKEN" | "ENVIRONMENT">) {
  const expected = METRICS_TOKEN && digest(METRICS_TOKEN);
  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean => {
    if (expected) {
      const given = /^Bearer (\S{1,500})$/i.exec(headers.authorization ?? "")?.[1];
      return given !== undefined && timingSafeEqual(digest(given), expected);
    }
    const isProxied = headers["x-forwarded-for"] ?? headers.forwarded ?? headers.via;
    return ENVIRONMENT === "Local" && isProxied === undefined && isLoopback(socket.remoteAddress);
  };
}
