import type { MiddlewareHandler } from "hono";
import { refuse } from "./problem.ts";

/**
 * Refuses what is larger, and what does not say how large it is. Hono's own bodyLimit counts a body of unknown length by
 * making a new Request, which fails on the light requests of @hono/node-server: a DELETE without a body would be a 500.
 */
export function bodyAtMost(bytes: number, code: string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header("transfer-encoding") !== undefined)
      return refuse(c, 411, code, "Say how long the body is (Content-Length).");
    if (Number(c.req.header("content-length") ?? 0) > bytes)
      return refuse(c, 413, code, `At most ${bytes} bytes can be sent.`);
    return next();
  };
}
