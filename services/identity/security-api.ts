import { Hono } from "hono";
import * as z from "zod";
import { normalizeEmail } from "../../contracts/email-address.ts";
import { jsonBody } from "../../platform/json-body.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import { refuse } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { AccountMails } from "./account-mails.ts";
import { type AccountEnv, limited } from "./api-guards.ts";
import type { Credentials } from "./credentials.ts";
import type { Devices } from "./devices.ts";
import type { Fresh } from "./fresh.ts";
import { passwordFault } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";

interface SecurityApiOptions {
  credentials: Credentials;
  devices: Devices;
  accountMails: AccountMails;
  passwords: Passwords;
  fresh: Fresh;
  siteName: string;
  rateLimits: Limits;
}

/** Each mails an address that may be a stranger's. */
const addressChanges = { requests: 10, windowMs: 60 * 60_000 } as const;

const passwordChange = z.object({ current: z.string(), next: z.string() });
const emailChange = z.object({ password: z.string(), email: z.string() });

/** The signed-in user's devices, password and e-mail address. */
export function createSecurityApi(options: SecurityApiOptions): Hono<AccountEnv> {
  const { credentials, devices, accountMails, passwords, fresh, siteName, rateLimits } = options;
  const app = new Hono<AccountEnv>();

  app.get("/devices", async (c) =>
    c.json({ items: await devices.list(c.get("account").id, c.get("session").uid) }),
  );
  app.delete("/devices/:id", async (c) =>
    (await devices.end(c.get("account").id, c.req.param("id")))
      ? c.body(null, 204)
      : refuse(c, 404, "device.unknown", "You are not signed in there any more."),
  );

  app.post("/password", jsonBody(passwordChange), async (c) => {
    const body = c.req.valid("json");
    const account = c.get("account");
    const refusal = await fresh.refuseUnlessShown(c, body.current);
    if (refusal) return refusal;
    const fault = await passwordFault(body.next, { ...account, siteName });
    if (fault) return refuse(c, 422, fault, "This password cannot be used.");
    const passwordHash = await passwords.hash(body.next);
    return (await credentials.changePassword(account, passwordHash, c.get("session").uid))
      ? c.body(null, 204)
      : refuse(c, 403, "password.wrong", "The password is not right.");
  });

  app.post(
    "/email",
    limited(rateLimits("identity address changes", addressChanges)),
    jsonBody(emailChange),
    async (c) => {
      const body = c.req.valid("json");
      const email = normalizeEmail(body.email);
      if (!email) return refuse(c, 422, "email-invalid", "This is no e-mail address.");
      const account = c.get("account");
      const refusal = await fresh.refuseUnlessShown(c, body.password);
      if (refusal) return refusal;
      const verdict = await accountMails.changeEmail(account, email);
      return verdict.allowed ? c.body(null, 202) : tooManyRequests(c, verdict.retryAfterSeconds);
    },
  );
  return app;
}
