import type { Context } from "hono";
import { inLocale } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Accounts } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import type { Credentials } from "./credentials.ts";
import type { ReadCurrentSession } from "./current-session.ts";
import { browserMark, dropBrowserMark, storedToken } from "./link-cookie.ts";
import type { MailLinks } from "./mail-links.ts";
import type { Passwords } from "./passwords.ts";
import type { Registrations } from "./registrations.ts";
import type { Exchange, SignIn } from "./sign-in.ts";
import { toPage } from "./to-page.ts";

export interface ConfirmFormsOptions {
  accounts: Accounts;
  registrations: Registrations;
  links: MailLinks;
  attempts: Attempts;
  passwords: Passwords;
  credentials: Credentials;
  currentSession: ReadCurrentSession;
  signIn: SignIn;
}

/** Answers a form whose body, limits and origin have been looked at. */
export type FormAnswer = (
  c: Context<{ Bindings: Exchange }>,
  fields: Record<string, string>,
  locale: Locale,
) => Promise<Response>;

/** The address to return to says that its reader is new. */
function asRegistered(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, "http://same-site.invalid");
  searchParams.set("action", "register");
  return `${pathname}?${searchParams}${hash}`;
}

/**
 * The buttons behind the links to an address. The link alone proves only access to the mailbox. The browser or the
 * password proves that it is also the person who registered or requested the change: else pressing the button would
 * attach one's own address to a stranger's account.
 */
export function createConfirmForms(
  options: ConfirmFormsOptions,
): Record<"verifyEmail" | "changeEmail", FormAnswer> {
  const { accounts, registrations, links, attempts, passwords, credentials, currentSession, signIn } =
    options;
  return {
    async verifyEmail(c, { password }, locale) {
      const token = storedToken(c, "verify-email") ?? "";
      const { registrationId } = (await links.find("verify-email", token)) ?? {};
      const linked = registrationId ? await registrations.find(registrationId) : undefined;
      if (!linked)
        return toPage(
          c,
          "verifyEmail",
          locale,
          (await credentials.isConfirmed(token)) ? { notice: "verified" } : { error: "token-invalid" },
        );
      const chosen = await registrations.choose(linked, {
        browser: browserMark(c, "verify-email"),
        password,
      });
      if (!chosen)
        return password === undefined
          ? toPage(c, "verifyEmail", locale, { notice: "confirm-password" })
          : toPage(c, "verifyEmail", locale, { error: "password-wrong" });
      const account = await credentials.confirm(token, chosen);
      if (!account) return toPage(c, "verifyEmail", locale, { error: "try-again" });
      dropBrowserMark(c, "verify-email");
      // Who presses it has the mail and, by browser or by password, is the one who registered.
      const returnTo = asRegistered(chosen.returnTo ?? inLocale("/", locale));
      return c.redirect(await signIn(c.env, account, locale, { apart: { returnTo } }), 303);
    },

    async changeEmail(c, { password }, locale) {
      const token = storedToken(c, "change-email") ?? "";
      const { accountId } = (await links.find("change-email", token)) ?? {};
      const account = accountId ? await accounts.find(accountId) : undefined;
      if (!account)
        return toPage(
          c,
          "changeEmail",
          locale,
          (await credentials.isMoved(token)) ? { notice: "email-changed" } : { error: "token-invalid" },
        );
      if ((await currentSession(c.env))?.accountId !== account.id) {
        if (password === undefined) return toPage(c, "changeEmail", locale, { notice: "confirm-password" });
        const verdict = await attempts.take("sign-in", account.email);
        if (!verdict.allowed) {
          const wait = verdict.retryAfterSeconds;
          return toPage(c, "changeEmail", locale, { error: "too-many-attempts", wait });
        }
        if (!(await passwords.matches(password, account.passwordHash)))
          return toPage(c, "changeEmail", locale, { error: "password-wrong" });
        await attempts.clear("sign-in", account.email);
      }
      if (!(await credentials.changeEmail(token)))
        return toPage(c, "changeEmail", locale, { error: "token-invalid" });
      return toPage(c, "changeEmail", locale, { notice: "email-changed" });
    },
  };
}
