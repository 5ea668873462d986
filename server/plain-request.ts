import type { MiddlewareHandler } from "hono";

/**
 * The HTTP server hands over requests of a class of its own, which the platform cannot copy; Hono's body limit does just that
 * when no length is told, as with every DELETE. Such a request becomes one of the platform's.
 */
export const plainRequest: MiddlewareHandler = async (c, next) => {
  const { method, headers, body, url, signal } = c.req.raw;
  if (method !== "GET" && method !== "HEAD" && !headers.has("content-length")) {
    const sent = headers.has("transfer-encoding") ? { body, duplex: "half" as const } : {};
    c.req.raw = new Request(url, { method, headers, signal, ...sent });
  }
  await next();
};
