import { mailLinkPaths } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Account, Accounts, NewAccount } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import type { LinkPurpose, MailLinks } from "./mail-links.ts";
import { type MailKind, writeMail } from "./mails.ts";

export interface LettersOptions {
  accounts: Accounts;
  links: MailLinks;
  attempts: Attempts;
  mailer: Pick<Mailer, "send">;
  origin: string;
  siteName: string;
  log: Pick<Log, "error">;
}

/**
 * Everything that ends in a mail. It is done after the answer has left, so that neither the answer nor its time tells
 * whether an address has an account.
 */
export function createLetters(options: LettersOptions) {
  const { accounts, links, attempts, mailer, origin, siteName, log } = options;
  const underWay = new Set<Promise<void>>();

  function later(work: () => Promise<void>): void {
    const done = work()
      .catch((error) => log.error({ err: error }, "a mail about an account could not be sent"))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  const linkPath = {
    "verify-email": mailLinkPaths.verifyEmail,
    "reset-password": mailLinkPaths.resetPassword,
  };

  async function send(
    kind: MailKind,
    account: Account,
    locale: Locale,
    purpose?: LinkPurpose,
  ): Promise<void> {
    const token = purpose && (await links.issue(purpose, account.id));
    const link = purpose && `${origin}${linkPath[purpose]}?token=${token}&locale=${locale}`;
    await mailer.send(writeMail({ kind, locale, to: account.email, siteName, ...(link ? { link } : {}) }));
  }

  const mayWrite = async (email: string) => (await attempts.take("mail", email)).allowed;

  return {
    /** A new address gets a link to confirm it; a known one hears that it has an account. */
    register: (entered: NewAccount): void =>
      later(async () => {
        if (!(await mayWrite(entered.email))) return;
        const account = await accounts.register(entered);
        if (account) return send("verify", account, entered.locale, "verify-email");
        const known = await accounts.findByEmail(entered.email);
        if (known) await send("known", known, known.locale, "reset-password");
      }),
    /** For someone who knows the password of an address that is not confirmed yet. */
    remind: (account: Account): void =>
      later(async () => {
        if (await mayWrite(account.email)) await send("verify", account, account.locale, "verify-email");
      }),
    forgotPassword: (email: string, locale: Locale): void =>
      later(async () => {
        if (!(await mayWrite(email))) return;
        const account = await accounts.findByEmail(email);
        if (account) await send("reset", account, locale, "reset-password");
      }),
    passwordChanged: (account: Account): void => later(() => send("changed", account, account.locale)),
    /** Resolves when no mail is being written any more. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

export type Letters = ReturnType<typeof createLetters>;
