import type { Context, MiddlewareHandler } from "hono";
import type { Bearer, VerifyBearer } from "../../platform/bearer.ts";
import type { Limit } from "../../platform/limits/limits.ts";
import { refuse } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { Account, Accounts } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import type { CurrentSession, ReadCurrentSession } from "./current-session.ts";
import type { Passwords } from "./passwords.ts";
import type { Exchange } from "./sign-in.ts";

export interface AccountEnv {
  Bindings: Exchange;
  Variables: { member: Bearer; account: Account; session: CurrentSession };
}

interface AccountOnlyOptions {
  verifyBearer: VerifyBearer;
  accounts: Accounts;
  currentSession: ReadCurrentSession;
}

/**
 * A token alone is not enough here: the browser's session with the provider must be alive and the same person's. So a
 * stolen token changes no password, and a device that was signed out from another can do nothing more.
 */
export function accountOnly({
  verifyBearer,
  accounts,
  currentSession,
}: AccountOnlyOptions): MiddlewareHandler<AccountEnv> {
  return async (c, next) => {
    const member = await verifyBearer(c.req.raw);
    const account = member ? await accounts.find(member.subject) : undefined;
    if (!member || !account) {
      c.header("www-authenticate", "Bearer");
      return refuse(c, 401, "member.not_signed_in", "You are not authorized");
    }
    const session = await currentSession(c.env);
    if (session?.accountId !== account.id) {
      c.header("www-authenticate", "Bearer");
      return refuse(c, 401, "member.session_ended", "You are not authorized");
    }
    c.set("member", member);
    c.set("account", account);
    c.set("session", session);
    await next();
  };
}

/** So many calls for each account. */
export const limited =
  (limit: Limit): MiddlewareHandler<AccountEnv> =>
  async (c, next) => {
    const verdict = await limit.take(c.get("account").id);
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    return next();
  };

/** Whether it is the account's password; counted for each session, so that strangers at the sign-in form lock nobody out here. */
export function createPasswordCheck({ attempts, passwords }: { attempts: Attempts; passwords: Passwords }) {
  return async function refusePassword(
    c: Context<AccountEnv>,
    password: string,
  ): Promise<Response | undefined> {
    const guesser = `session ${c.get("session").uid}`;
    const verdict = await attempts.take("sign-in", guesser);
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    if (!(await passwords.matches(password, c.get("account").passwordHash)))
      return refuse(c, 403, "password.wrong", "The password is not right.");
    await attempts.clear("sign-in", guesser);
    return undefined;
  };
}

export type RefusePassword = ReturnType<typeof createPasswordCheck>;
