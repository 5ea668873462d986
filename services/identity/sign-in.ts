import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import { accountPages, inLocale, justSignedIn } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import { counts } from "../../platform/counts.ts";
import type { Account, Accounts } from "./accounts.ts";
import { type KnownDevices, knownDeviceCookie, knownDeviceSeconds } from "./known-device.ts";
import { cookieNames, cookieOptions, sessionSeconds } from "./provider.ts";

interface SignInOptions {
  provider: Provider;
  accounts: Pick<Accounts, "hasSamePassword">;
  origin: string;
  knownDevices: KnownDevices;
}

/** The raw pair, because the provider reads and writes cookies on it. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** A sign-in that is written down, where it leads, and how it is taken back. */
interface HowSignedIn {
  /** By what means, in the words of RFC 8176. */
  amr?: string[];
  /** By a link in a mail: its tab is not the one that an authorization may be waiting in. */
  apart?: { returnTo?: string | null };
}

interface Begun {
  location: string;
  undo(): Promise<void>;
}

/** Signs an account in and returns the browser's next URL. */
export function createSignIn({ provider, accounts, origin, knownDevices }: SignInOptions) {
  /** Back into the authorization that sent the person here; undefined when there is none, or not any more. */
  async function resume(
    { incoming, outgoing }: Exchange,
    accountId: string,
    amr: string[],
  ): Promise<Begun | undefined> {
    try {
      const interaction = await provider.interactionDetails(incoming, outgoing);
      const location = await provider.interactionResult(incoming, outgoing, {
        // Someone who came to register and signs in instead has answered that prompt too.
        ...(interaction.prompt.name === "create" ? { create: {} } : {}),
        login: { accountId, amr },
      });
      return { location, undo: () => interaction.destroy() };
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }

  /** A session of the account's own, never one that was there before: nobody can plant one for another to sign in to. */
  async function startSession(
    { incoming, outgoing }: Exchange,
    accountId: string,
    amr: string[],
  ): Promise<Pick<Begun, "undo">> {
    const context = provider.createContext(incoming, outgoing);
    const before = await provider.Session.get(context as never);
    if (before.accountId) await before.destroy();
    const session = new provider.Session();
    session.loginAccount({ accountId, amr });
    await session.save(sessionSeconds);
    context.cookies.set(cookieNames.session, session.jti, {
      ...cookieOptions(origin),
      signed: true,
      maxAge: sessionSeconds * 1000,
    });
    return { undo: () => session.destroy() };
  }

  /** From now on this browser's wrong passwords are counted apart from strangers'. */
  function remember({ incoming, outgoing }: Exchange, account: Account): void {
    const { cookies } = provider.createContext(incoming, outgoing);
    cookies.set(knownDeviceCookie, knownDevices.withAccount(cookies.get(knownDeviceCookie), account), {
      ...cookieOptions(origin),
      signed: false,
      maxAge: knownDeviceSeconds * 1000,
    });
  }

  return async function signIn(
    exchange: Exchange,
    account: Account,
    locale: Locale,
    { amr = ["pwd"], apart }: HowSignedIn = {},
  ): Promise<string> {
    const returnTo = apart?.returnTo ?? inLocale("/", locale);
    const begun = (!apart && (await resume(exchange, account.id, amr))) || {
      ...(await startSession(exchange, account.id, amr)),
      // The page was opened by itself: the session is there, and the site now asks for its tokens.
      location: `${inLocale("/auth/login", locale)}?redirectUrl=${encodeURIComponent(returnTo)}&${justSignedIn}=yes`,
    };
    // A reset since the password was looked at has ended every sign-in but this one, which it could not see.
    if (!(await accounts.hasSamePassword(account))) {
      await begun.undo();
      counts.signIns.inc("refused");
      return `${inLocale(accountPages.login, locale)}?error=email-or-password-wrong`;
    }
    remember(exchange, account);
    counts.signIns.inc("ok");
    return begun.location;
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
