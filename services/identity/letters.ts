import { mailLinkPaths } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Account, Accounts, NewAccount } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import type { LinkPurpose, MailLinks } from "./mail-links.ts";
import type { MailKind } from "./mail-words.ts";
import { writeMail } from "./mails.ts";

export interface LettersOptions {
  accounts: Accounts;
  links: MailLinks;
  attempts: Attempts;
  mailer: Pick<Mailer, "send">;
  origin: string;
  siteName: string;
  log: Pick<Log, "error">;
}

type Reader = Pick<Account, "email" | "locale">;

const linkPath = {
  "verify-email": mailLinkPaths.verifyEmail,
  "reset-password": mailLinkPaths.resetPassword,
  "change-email": mailLinkPaths.changeEmail,
  "cancel-deletion": mailLinkPaths.cancelDeletion,
} as const satisfies Record<LinkPurpose, string>;

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

  async function send(kind: MailKind, { email, locale }: Reader, link?: string): Promise<void> {
    await mailer.send(writeMail({ kind, locale, to: email, siteName, ...(link ? { link } : {}) }));
  }

  async function newLink(purpose: LinkPurpose, accountId: string, locale: Locale, email?: string) {
    const token = await links.issue(purpose, accountId, email);
    return `${origin}${linkPath[purpose]}?token=${token}&locale=${locale}`;
  }

  const mayWrite = async (email: string) => (await attempts.take("mail", email)).allowed;

  return {
    /** A new address gets a link to confirm it; a known one hears that it has an account. */
    register: (entered: NewAccount): void =>
      later(async () => {
        if (!(await mayWrite(entered.email))) return;
        const account = await accounts.register(entered);
        if (account)
          return send("verify", account, await newLink("verify-email", account.id, account.locale));
        const known = await accounts.findByEmail(entered.email);
        if (known) await send("known", known, await newLink("reset-password", known.id, known.locale));
      }),
    /** For someone who knows the password of an address that is not confirmed yet. */
    remind: (account: Account): void =>
      later(async () => {
        if (await mayWrite(account.email))
          await send("verify", account, await newLink("verify-email", account.id, account.locale));
      }),
    forgotPassword: (email: string, locale: Locale): void =>
      later(async () => {
        if (!(await mayWrite(email))) return;
        const account = await accounts.findByEmail(email);
        if (account)
          await send("reset", { email, locale }, await newLink("reset-password", account.id, locale));
      }),
    /** The old address hears of it; the new one gets the link, or hears that it has an account of its own. */
    changeEmail: (account: Account, email: string): void =>
      later(async () => {
        await send("moving", account);
        if (email === account.email || !(await mayWrite(email))) return;
        const { locale } = account;
        if ((await accounts.findByEmail(email))?.emailVerifiedAt) return send("taken", { email, locale });
        await links.forget("change-email", account.id);
        await send("move", { email, locale }, await newLink("change-email", account.id, locale, email));
      }),
    leaving: (account: Account): void =>
      later(async () => {
        await links.forget("cancel-deletion", account.id);
        await send("leaving", account, await newLink("cancel-deletion", account.id, account.locale));
      }),
    /** What needs no link. */
    tell: (kind: "changed" | "passkey" | "left", account: Reader): void => later(() => send(kind, account)),
    /** Resolves when no mail is being written any more. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

export type Letters = ReturnType<typeof createLetters>;
