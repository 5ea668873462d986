import type { Context, MiddlewareHandler } from "hono";
import { type Bearer, ProviderUnavailableError, type VerifyBearer } from "./bearer.ts";
import { refuse } from "./problem.ts";

/** The variables of an app whose calls need a member. */
export interface MemberEnv {
  Variables: { member: Bearer };
}

/** The answer when it cannot be found out who is asking; undefined for any other error. */
export function refuseUnverified(c: Context, error: unknown): Response | undefined {
  if (!(error instanceof ProviderUnavailableError)) return undefined;
  c.header("retry-after", "5");
  return refuse(c, 503, "identity.unavailable", "Sign-ins cannot be checked now. It is safe to try again.");
}

/** Lets members pass, and with `roles` only those who have one of them. */
export function memberOnly(verify: VerifyBearer, roles?: readonly string[]): MiddlewareHandler<MemberEnv> {
  return async (c, next) => {
    let member: Bearer | null;
    try {
      member = await verify(c.req.raw);
    } catch (error) {
      const refusal = refuseUnverified(c, error);
      if (refusal) return refusal;
      throw error;
    }
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
