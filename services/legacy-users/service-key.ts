import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { refuse } from "../../platform/problem.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Accepts requests with the key as a bearer token; without a configured key no outside request is accepted. */
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
