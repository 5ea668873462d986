import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import type { NotFresh } from "../../contracts/identity.ts";
import { refuse } from "../../platform/problem.ts";
import { type AccountEnv, type RefusePassword, readBody } from "./api-guards.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import { type Passkeys, passkeyAnswer } from "./passkeys.ts";

export interface FreshOptions {
  passkeys: Passkeys;
  passkeyStore: PasskeyStore;
  refusePassword: RefusePassword;
}

const freshMs = 5 * 60_000;
const proof = z.union([z.object({ passkey: passkeyAnswer }), z.object({ password: z.string() })]);

/** What lasts needs a sign-in that is a few minutes old: an open browser that somebody else sits down at is not enough. */
export function createFresh({ passkeys, passkeyStore, refusePassword }: FreshOptions) {
  const isFresh = (c: Context<AccountEnv>) => c.get("session").signedInMsAgo <= freshMs;

  async function refuseStale(c: Context<AccountEnv>): Promise<Response> {
    const ways: NotFresh = { passkeys: (await passkeyStore.list(c.get("account").id)).length > 0 };
    return refuse(c, 403, "sign_in.not_fresh", "Show once more that it is you, then try again.", ways);
  }

  const freshOnly: MiddlewareHandler<AccountEnv> = async (c, next) => (isFresh(c) ? next() : refuseStale(c));

  /** For calls that may bring the password themselves. */
  async function refuseUnlessShown(
    c: Context<AccountEnv>,
    password: string | undefined,
  ): Promise<Response | undefined> {
    if (password !== undefined) return refusePassword(c, password);
    return isFresh(c) ? undefined : refuseStale(c);
  }

  const app = new Hono<AccountEnv>();
  app.post("/confirmation", async (c) => {
    const read = await readBody(c, proof);
    if ("refusal" in read) return read.refusal;
    const account = c.get("account");
    if ("passkey" in read.body) {
      const owner = await passkeys.signIn(read.body.passkey as never as AuthenticationResponseJSON);
      if (owner !== account.id)
        return refuse(c, 422, "passkey.refused", "This passkey cannot be used here. Try again.");
      await c.get("session").signedInAgain(["hwk", "user"]);
    } else {
      const refusal = await refusePassword(c, read.body.password);
      if (refusal) return refusal;
      await c.get("session").signedInAgain(["pwd"]);
    }
    return c.body(null, 204);
  });
  return { app, freshOnly, refuseUnlessShown };
}

export type Fresh = ReturnType<typeof createFresh>;
