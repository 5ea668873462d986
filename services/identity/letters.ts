import { mailLinkPaths } from "../../contracts/identity.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Account, Accounts, NewAccount } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import { createErrands, type Errand } from "./errands.ts";
import type { LinkPurpose, MailLinks } from "./mail-links.ts";
import type { MailKind } from "./mail-words.ts";
import { writeMail } from "./mails.ts";
import type { NewsletterWish } from "./newsletter-wish.ts";

export interface LettersOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add" | "handle">;
  accounts: Accounts;
  links: MailLinks;
  attempts: Attempts;
  mailer: Pick<Mailer, "send">;
  origin: string;
  siteName: string;
  /** Whoever ticked the box beside the form is asked to confirm it by a letter of its own. */
  onNewsletterWish(wish: NewsletterWish): Promise<void>;
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
 * Everything that ends in a mail. It is stored before the answer and done after it, so that neither the answer nor its time
 * tells whether an address has an account.
 */
export function createLetters(options: LettersOptions) {
  const { accounts, links, attempts, mailer, origin, siteName, log } = options;
  const underWay = new Set<Promise<void>>();
  const errands = createErrands({ ...options, run });

  async function send(kind: MailKind, { email, locale }: Reader, link?: string): Promise<void> {
    await mailer.send(writeMail({ kind, locale, to: email, siteName, ...(link ? { link } : {}) }));
  }

  async function newLink(purpose: LinkPurpose, accountId: string, locale: Locale, email?: string) {
    const token = await links.issue(purpose, accountId, email);
    return `${origin}${linkPath[purpose]}?token=${token}&locale=${locale}`;
  }

  const mayWrite = async (email: string) => (await attempts.take("mail", email)).allowed;

  const write: { [What in Errand["what"]]: (errand: Extract<Errand, { what: What }>) => Promise<void> } = {
    /** A new address gets a link to confirm it; a known one hears that it has an account. */
    async register({ entered }) {
      const account = await accounts.register(entered);
      if (account) return send("verify", account, await newLink("verify-email", account.id, account.locale));
      const known = await accounts.findByEmail(entered.email);
      if (known) await send("known", known, await newLink("reset-password", known.id, known.locale));
    },
    newsletter: ({ wish }) => options.onNewsletterWish(wish),
    async remind({ accountId }) {
      const account = await accounts.find(accountId);
      if (account && (await mayWrite(account.email)))
        await send("verify", account, await newLink("verify-email", account.id, account.locale));
    },
    async "forgot-password"({ email, locale }) {
      const account = await accounts.findByEmail(email);
      if (account)
        await send("reset", { email, locale }, await newLink("reset-password", account.id, locale));
    },
    /** The old address hears of it; the new one gets the link, or hears that it has an account of its own. */
    async "change-email"({ accountId, email, passwordHash }) {
      const account = await accounts.find(accountId);
      if (account?.passwordHash !== passwordHash || email === account.email) return;
      const { locale } = account;
      await send("moving", account);
      if (!(await mayWrite(email))) return;
      if ((await accounts.findByEmail(email))?.emailVerifiedAt) return send("taken", { email, locale });
      await links.forget("change-email", account.id);
      await send("move", { email, locale }, await newLink("change-email", account.id, locale, email));
    },
    async leaving({ accountId }) {
      const account = await accounts.find(accountId);
      if (!account?.eraseAfter) return;
      await links.forget("cancel-deletion", account.id);
      await send("leaving", account, await newLink("cancel-deletion", account.id, account.locale));
    },
    tell: (errand) => send(errand.kind, errand),
  };

  async function run(errand: Errand): Promise<void> {
    await write[errand.what](errand as never);
  }

  return {
    async register(entered: NewAccount, wish?: NewsletterWish): Promise<void> {
      if (!(await mayWrite(entered.email))) return;
      await errands.add({ what: "register", entered });
      if (wish) await errands.add({ what: "newsletter", wish });
    },
    /**
     * For someone who knows the password of an address that is not confirmed yet. Not even stored before the answer: that it
     * takes longer would tell whoever registered a stranger's address that it was new.
     */
    remind({ id }: Account): void {
      const done = errands
        .add({ what: "remind", accountId: id })
        .catch((error) => log.error({ err: error }, "a reminder could not be stored"))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async forgotPassword(email: string, locale: Locale): Promise<void> {
      if (await mayWrite(email)) await errands.add({ what: "forgot-password", email, locale });
    },
    changeEmail: ({ id, passwordHash }: Account, email: string): Promise<void> =>
      errands.add({ what: "change-email", accountId: id, email, passwordHash }),
    leaving: ({ id }: Account): Promise<void> => errands.add({ what: "leaving", accountId: id }),
    /** What needs no link. */
    tell: (kind: "changed" | "passkey" | "left", { email, locale }: Reader): Promise<void> =>
      errands.add({ what: "tell", kind, email, locale }),
    /** Resolves when everything is stored. */
    async stored(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    sweep: errands.sweep,
  };
}

export type Letters = ReturnType<typeof createLetters>;
