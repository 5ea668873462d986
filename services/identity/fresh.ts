import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod";
import type { NotFresh } from "../../contracts/identity-calls.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { refuse } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { AccountEnv, RefusePassword } from "./api-guards.ts";
import type { Attempts } from "./attempts.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import { type Passkeys, passkeyAnswer } from "./passkeys.ts";
import type { SecondFactor } from "./second-factor.ts";

interface FreshOptions {
  passkeys: Passkeys;
  passkeyStore: PasskeyStore;
  refusePassword: RefusePassword;
  secondFactor: SecondFactor;
  attempts: Attempts;
}

const freshMs = 5 * 60_000;
const proof = z.union([
  z.object({ passkey: passkeyAnswer }),
  z.object({ password: z.string(), code: z.string().optional() }),
]);

/** What lasts needs a sign-in that is a few minutes old: an open browser that somebody else sits down at is not enough. */
export function createFresh({
  passkeys,
  passkeyStore,
  refusePassword,
  secondFactor,
  attempts,
}: FreshOptions) {
  const isFresh = (c: Context<AccountEnv>) => c.get("session").signedInMsAgo <= freshMs;

  async function refuseStale(c: Context<AccountEnv>): Promise<Response> {
    const { id } = c.get("account");
    const ways: NotFresh = {
      passkeys: (await passkeyStore.list(id)).length > 0,
      secondFactor: await secondFactor.isOn(id),
    };
    return refuse(c, 403, "sign_in.not_fresh", "Show once more that it is you, then try again.", ways);
  }

  const freshOnly: MiddlewareHandler<AccountEnv> = async (c, next) => (isFresh(c) ? next() : refuseStale(c));

  /** For calls that may bring the password themselves; with a second factor it alone is not enough. */
  async function refuseUnlessShown(
    c: Context<AccountEnv>,
    password: string | undefined,
  ): Promise<Response | undefined> {
    if (!isFresh(c) && (password === undefined || (await secondFactor.isOn(c.get("account").id))))
      return refuseStale(c);
    return password === undefined ? undefined : refusePassword(c, password);
  }

  /** Nothing to refuse where there is no second factor. */
  async function refuseCode(c: Context<AccountEnv>, code = ""): Promise<Response | undefined> {
    const { id } = c.get("account");
    if (!(await secondFactor.isOn(id))) return undefined;
    const guesser = `session ${c.get("session").uid}`;
    const verdict = await attempts.take("second-factor", guesser);
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    if (!(await secondFactor.check(id, code))) return refuse(c, 403, "code-wrong", "The code is not right.");
    await attempts.clear("second-factor", guesser);
    return undefined;
  }

  const app = new Hono<AccountEnv>();
  app.post("/confirmation", jsonBody(proof), async (c) => {
    const body = c.req.valid("json");
    const account = c.get("account");
    if ("passkey" in body) {
      const owner = await passkeys.signIn(body.passkey as never as AuthenticationResponseJSON);
      if (owner !== account.id)
        return refuse(c, 422, "passkey.refused", "This passkey cannot be used here. Try again.");
      await c.get("session").signedInAgain(["hwk", "user"]);
    } else {
      const { password, code } = body;
      const refusal = (await refusePassword(c, password)) ?? (await refuseCode(c, code));
      if (refusal) return refusal;
      await c.get("session").signedInAgain(code === undefined ? ["pwd"] : ["pwd", "otp"]);
    }
    return c.body(null, 204);
  });
  return { app, freshOnly, refuseUnlessShown };
}

export type Fresh = ReturnType<typeof createFresh>;
