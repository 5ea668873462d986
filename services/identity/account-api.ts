import { Hono } from "hono";
import { identityPath } from "../../contracts/identity.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Limit, Limits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { refuseFailed } from "../../platform/problem.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Accounts } from "./accounts.ts";
import { type AccountEnv, accountOnly, limited, type RefusePassword } from "./api-guards.ts";
import type { Attempts } from "./attempts.ts";
import type { Credentials } from "./credentials.ts";
import type { ReadCurrentSession } from "./current-session.ts";
import type { DataArchive } from "./data-archive.ts";
import type { Devices } from "./devices.ts";
import { createFresh } from "./fresh.ts";
import type { Leaving } from "./leaving.ts";
import { createLeavingApi } from "./leaving-api.ts";
import { ownOriginOnly } from "./own-origin.ts";
import { createPasskeyApi, createPasskeySignIn } from "./passkey-api.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import { createPasskeys } from "./passkeys.ts";
import type { Passwords } from "./passwords.ts";
import type { SecondFactor } from "./second-factor.ts";
import { createSecondFactorApi } from "./second-factor-api.ts";
import { createSecurityApi } from "./security-api.ts";
import type { Exchange, SignIn } from "./sign-in.ts";

interface AccountApiOptions {
  accounts: Accounts;
  credentials: Credentials;
  devices: Devices;
  accountMails: AccountMails;
  passwords: Passwords;
  passkeyStore: PasskeyStore;
  refusePassword: RefusePassword;
  secondFactor: SecondFactor;
  attempts: Attempts;
  currentSession: ReadCurrentSession;
  verifyBearer: VerifyBearer;
  signIn: SignIn;
  leaving: Leaving;
  archive: DataArchive;
  passkeyLimit: Limit;
  rateLimits: Limits;
  addressOf(exchange: Exchange): string | undefined;
  origin: string;
  siteName: string;
  productName: string;
  clock: Clock;
  log: Log;
}

const largestBody = 64 * 1024;
const tenMinutes = 10 * 60_000;
/** Far above what a person does by hand. */
const callsPerAccount = 120;

/** What an account's owner does with it from the site's pages: JSON below /identity/api/v1. */
export function createAccountApi(options: AccountApiOptions): Hono<{ Bindings: Exchange }> {
  const { accounts, origin, siteName, rateLimits, log, accountMails, passkeyStore: store } = options;
  const passkeys = createPasskeys({ store, origin, siteName, log });
  const fresh = createFresh({ ...options, passkeys });
  const app = new Hono<{ Bindings: Exchange }>().basePath(`${identityPath}/api/v1`);
  app.use(ownOriginOnly(origin, "request.foreign"));
  app.use(limitBody(largestBody));
  app.route("/passkey-sign-in", createPasskeySignIn({ ...options, passkeys, limit: options.passkeyLimit }));

  const own = new Hono<AccountEnv>();
  own.use(accountOnly({ ...options, accounts }));
  own.use(limited(rateLimits("identity calls", { requests: callsPerAccount, windowMs: tenMinutes })));
  own.route("/", createSecurityApi({ ...options, fresh }));
  own.route("/", fresh.app);
  own.route("/", createSecondFactorApi({ ...options, fresh }));
  own.route("/", createPasskeyApi({ passkeys, store, accountMails, fresh }));
  own.route("/", createLeavingApi({ ...options, fresh }));
  app.route("/", own as unknown as Hono<{ Bindings: Exchange }>);

  app.onError((error, c) => refuseFailed(c, error, log, "a call about an account failed"));
  return app;
}
