import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import * as z from "zod";
import { passkeyNameLength } from "../../contracts/identity.ts";
import { addressKey } from "../../platform/address.ts";
import { counts } from "../../platform/counts.ts";
import { jsonBody } from "../../platform/json-body.ts";
import type { Limit } from "../../platform/limits/limits.ts";
import { refuse } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Accounts } from "./accounts.ts";
import type { AccountEnv } from "./api-guards.ts";
import type { Fresh } from "./fresh.ts";
import { oneLine } from "./one-line.ts";
import { asPasskey, type PasskeyStore } from "./passkey-store.ts";
import { type Passkeys, passkeyAnswer } from "./passkeys.ts";
import type { Exchange, SignIn } from "./sign-in.ts";
import { readLocale } from "./to-page.ts";

const named = z.object({ name: z.string() });
const registered = z.object({ response: passkeyAnswer, name: z.string() });
const signedIn = z.object({ response: passkeyAnswer, locale: z.string().optional() });

const nameOf = (written: string) => oneLine(written, passkeyNameLength);

/** The signed-in user's passkeys. */
export function createPasskeyApi(options: {
  passkeys: Passkeys;
  store: PasskeyStore;
  accountMails: AccountMails;
  fresh: Fresh;
}) {
  const { passkeys, store, accountMails, fresh } = options;
  const app = new Hono<AccountEnv>();

  app.get("/passkeys", async (c) =>
    c.json({ items: (await store.list(c.get("account").id)).map(asPasskey) }),
  );
  // Its challenge is good for minutes, so what follows from it needs no second look.
  app.post("/passkeys/registration", fresh.freshOnly, async (c) =>
    c.json(await passkeys.registrationOptions(c.get("account"))),
  );
  app.post("/passkeys/registration/done", jsonBody(registered), async (c) => {
    const body = c.req.valid("json");
    const account = c.get("account");
    const name = nameOf(body.name) || "Passkey";
    const added = await passkeys.register(account, body.response as never as RegistrationResponseJSON, name);
    if (!added) return refuse(c, 422, "passkey.refused", "This passkey cannot be used. Start again.");
    await accountMails.notify("passkey", account);
    return c.json(asPasskey(added), 201);
  });
  app.patch("/passkeys/:id", jsonBody(named), async (c) => {
    const body = c.req.valid("json");
    const name = nameOf(body.name);
    if (name === "") return refuse(c, 422, "name-missing", "A passkey needs a name.");
    const row = await store.rename(c.get("account").id, c.req.param("id"), name);
    return row ? c.json(asPasskey(row)) : refuse(c, 404, "passkey.unknown", "There is no such passkey.");
  });
  app.delete("/passkeys/:id", fresh.freshOnly, async (c) =>
    (await store.remove(c.get("account").id, c.req.param("id")))
      ? c.body(null, 204)
      : refuse(c, 404, "passkey.unknown", "There is no such passkey."),
  );
  return app;
}

interface PasskeySignInOptions {
  passkeys: Passkeys;
  accounts: Accounts;
  signIn: SignIn;
  limit: Limit;
  addressOf(exchange: Exchange): string | undefined;
}

/** For the sign-in page: nobody is signed in yet. */
export function createPasskeySignIn({ passkeys, accounts, signIn, limit, addressOf }: PasskeySignInOptions) {
  const app = new Hono<{ Bindings: Exchange }>();
  app.use(async (c, next) => {
    const verdict = await limit.take(addressKey(addressOf(c.env)));
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    return next();
  });
  app.post("/", async (c) => c.json(await passkeys.signInOptions()));
  app.post("/done", jsonBody(signedIn), async (c) => {
    const body = c.req.valid("json");
    const accountId = await passkeys.signIn(body.response as never as AuthenticationResponseJSON);
    const account = accountId ? await accounts.find(accountId) : undefined;
    if (!account) {
      counts.signIns.inc("refused");
      return refuse(c, 422, "passkey.refused", "This passkey cannot be used here. Try again.");
    }
    return c.json({
      location: await signIn(c.env, account, readLocale(body.locale), { amr: ["hwk", "user"] }),
    });
  });
  return app;
}
