import { Hono } from "hono";
import * as z from "zod";
import { jsonBody } from "../../platform/json-body.ts";
import { refuse } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountEnv } from "./api-guards.ts";
import type { Attempts } from "./attempts.ts";
import type { Fresh } from "./fresh.ts";
import type { SecondFactor } from "./second-factor.ts";

interface SecondFactorApiOptions {
  secondFactor: SecondFactor;
  attempts: Attempts;
  accountMails: AccountMails;
  fresh: Fresh;
}

const typed = z.object({ code: z.string() });

/** The signed-in user's second factor. */
export function createSecondFactorApi({
  secondFactor,
  attempts,
  accountMails,
  fresh,
}: SecondFactorApiOptions) {
  const app = new Hono<AccountEnv>();
  app.get("/second-factor", async (c) => c.json(await secondFactor.state(c.get("account").id)));
  app.post("/second-factor", fresh.freshOnly, async (c) => {
    const setUp = await secondFactor.begin(c.get("account"));
    return setUp ? c.json(setUp, 201) : refuse(c, 409, "second_factor.on", "It is on already.");
  });
  app.post("/second-factor/confirmation", fresh.freshOnly, jsonBody(typed), async (c) => {
    const body = c.req.valid("json");
    const account = c.get("account");
    const verdict = await attempts.take("second-factor", `set-up ${account.id}`);
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    const recoveryCodes = await secondFactor.confirm(account.id, body.code);
    if (!recoveryCodes) return refuse(c, 422, "code-wrong", "The code is not right.");
    await attempts.clear("second-factor", `set-up ${account.id}`);
    await accountMails.notify("second-factor-on", account);
    return c.json({ recoveryCodes });
  });
  app.post("/second-factor/recovery-codes", fresh.freshOnly, async (c) => {
    const { id } = c.get("account");
    if (!(await secondFactor.isOn(id))) return refuse(c, 409, "second_factor.off", "It is off.");
    return c.json({ recoveryCodes: await secondFactor.issueCodes(id) });
  });
  app.delete("/second-factor", fresh.freshOnly, async (c) => {
    await secondFactor.turnOff(c.get("account").id);
    await accountMails.notify("second-factor-off", c.get("account"));
    return c.body(null, 204);
  });
  return app;
}
