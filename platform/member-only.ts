import type { MiddlewareHandler } from "hono";
import type { Bearer, VerifyBearer } from "./bearer.ts";
import { refuse } from "./problem.ts";

/** The variables of an app whose calls need a member. */
export interface MemberEnv {
  Variables: { member: Bearer };
}

/** Lets members pass, and with `roles` only those who have one of them. */
export function memberOnly(verify: VerifyBearer, roles?: readonly string[]): MiddlewareHandler<MemberEnv> {
  return async (c, next) => {
    const member = await verify(c.req.raw);
    if (!member) {
      c.header("www-authenticate", "Bearer");
      return refuse(c, 401, "member.not_signed_in", "You are not authorized");
    }
    if (roles && !roles.some((role) => member.roles.includes(role)))
      return refuse(c, 403, "member.role_missing", "You are not authorized");
    c.set("member", member);
    c.header("cache-control", "no-store");
    await next();
  };
}
