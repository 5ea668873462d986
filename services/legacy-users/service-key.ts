import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { refuse } from "../../platform/problem.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Lets in whoever sends the key as a bearer token; without a key nobody comes in from outside. */
export function serviceKeyOnly(key: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const sent = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (key === undefined || !timingSafeEqual(digest(sent), digest(key))) {
      c.header("www-authenticate", "Bearer");
      return refuse(
        c,
        401,
        "legacy_user.key_missing",
        "Send the service key (LEGACY_USERS_KEY) as a bearer token.",
      );
    }
    return next();
  };
}
