import type { MiddlewareHandler } from "hono";
import { refuse } from "../../platform/problem.ts";

/** Lets pass what comes from our own pages. */
export function ownOriginOnly(origin: string, code: string): MiddlewareHandler {
  return async (c, next) => {
    c.header("cache-control", "no-store");
    const from = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    // A browser always says where a request comes from; what says nothing holds nobody's cookies.
    if (from === undefined ? site !== undefined && site !== "same-origin" : from !== origin)
      return refuse(c, 403, code, "This may be sent from the site itself only.");
    return next();
  };
}
