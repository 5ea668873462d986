import { Hono } from "hono";
import { identityPath } from "../../contracts/identity.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Accounts } from "./accounts.ts";
import { claimsOf } from "./provider.ts";

/** The library's own answers opaque tokens only; ours are signed for the member service, and just as good here. */
export function createUserinfo(accounts: Accounts, verifyBearer: VerifyBearer): Hono {
  const app = new Hono().basePath(identityPath);
  app.on(["GET", "POST"], "/me", async (c) => {
    c.header("cache-control", "no-store");
    const bearer = await verifyBearer(c.req.raw);
    const account = bearer ? await accounts.find(bearer.subject) : undefined;
    if (account) return c.json(claimsOf(account));
    c.header("www-authenticate", 'Bearer error="invalid_token"');
    return c.json({ error: "invalid_token", error_description: "the access token is not valid here" }, 401);
  });
  return app;
}
