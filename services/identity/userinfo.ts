import { Hono } from "hono";
import { identityPath } from "../../contracts/identity.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { ClaimsFor } from "./claims.ts";

/** The library's own endpoint accepts opaque tokens only; ours are JWTs for the member service, which are valid here too. */
export function createUserinfo(claimsFor: ClaimsFor, verifyBearer: VerifyBearer): Hono {
  const app = new Hono().basePath(identityPath);
  app.on(["GET", "POST"], "/me", async (c) => {
    c.header("cache-control", "no-store");
    const bearer = await verifyBearer(c.req.raw);
    const claims = bearer ? await claimsFor(bearer.subject) : undefined;
    if (claims) return c.json(claims);
    c.header("www-authenticate", 'Bearer error="invalid_token"');
    return c.json({ error: "invalid_token", error_description: "the access token is not valid here" }, 401);
  });
  return app;
}
