import { deletionGraceDays, mailLinkPaths } from "../../contracts/identity.ts";
import { fillWords, type MailWordsNow, paragraphsOf, wordsInCode } from "../../contracts/mail-words.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { composeMail, type MailBlock } from "../../platform/mail/compose-mail.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { sendOnce } from "../../platform/mail/send-once.ts";
import type { Verdict } from "../../platform/rate-limit.ts";
import type { Account, Accounts, NewRegistration } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import { type Attempt, createMailJobs, type MailJob, type NoticeKind } from "./mail-jobs.ts";
import type { LinkOwner, LinkPurpose, MailLinks } from "./mail-links.ts";
import { type AccountWords, accountWords, type MailKind } from "./mail-words.ts";
import type { NewsletterWish } from "./newsletter-wish.ts";
import type { Registrations } from "./registrations.ts";

interface MailParts {
  words: AccountWords;
  locale: Locale;
  to: string;
  siteName: string;
  link?: string;
}

function writeMail({ words, locale, to, siteName, link }: MailParts): Mail {
  const filled = (text: string) => fillWords(text, { site: siteName, days: deletionGraceDays });
  const paragraphs = (text: string | undefined) =>
    paragraphsOf(text).map((one): MailBlock => ({ kind: "text", text: filled(one) }));
  const { button } = words;
  const blocks: MailBlock[] = [
    ...paragraphs(words.opening),
    ...(link && button ? [{ kind: "button", text: filled(button), url: link } as const] : []),
    ...paragraphs(words.closing),
  ];
  const subject = filled(words.subject);
  const mail = composeMail({ lang: locale, siteName, subject, blocks, footer: [{ text: siteName }] });
  return { to: { address: to }, ...mail };
}

export interface AccountMailsOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add" | "handle">;
  accounts: Accounts;
  registrations: Registrations;
  links: MailLinks;
  attempts: Attempts;
  mailer: Pick<Mailer, "send" | "sendsOnce">;
  /** Without it mails say what the code has. */
  mailWords?: MailWordsNow | undefined;
  origin: string;
  siteName: string;
  /** A user who ticked the newsletter box is asked to confirm in a separate e-mail. */
  onNewsletterWish(wish: NewsletterWish): Promise<void>;
}

type Reader = Pick<Account, "email" | "locale">;

const linkPath = {
  "verify-email": mailLinkPaths.verifyEmail,
  "sign-in": mailLinkPaths.signIn,
  "reset-password": mailLinkPaths.resetPassword,
  "change-email": mailLinkPaths.changeEmail,
  "cancel-deletion": mailLinkPaths.cancelDeletion,
} as const satisfies Record<LinkPurpose, string>;

/**
 * Everything that ends in a mail. Stored before the response and processed after it, so that neither the
 * response nor its timing reveals whether an address has an account.
 */
export function createAccountMails(options: AccountMailsOptions) {
  const { database, accounts, registrations, links, attempts, mailer, origin, siteName } = options;
  const { mailWords = wordsInCode } = options;
  const mailJobs = createMailJobs({ ...options, run });
  const host = new URL(origin).hostname;

  async function send(
    { id, job }: Attempt,
    kind: MailKind,
    { email, locale }: Reader,
    link?: string,
  ): Promise<void> {
    const words = await mailWords(`account-${kind}`, locale, accountWords[locale][kind]);
    const mail = writeMail({ words, locale, to: email, siteName, ...(link ? { link } : {}) });
    await sendOnce(job, mailer, { ...mail, messageId: `<${kind}-${id}@${host}>` }, "repeat");
  }

  async function linkFor(
    { id }: Attempt,
    purpose: LinkPurpose,
    owner: LinkOwner,
    locale: Locale,
    about?: { email?: string; browserHash?: string },
  ): Promise<string> {
    const token = await links.issue(purpose, id, owner, about);
    return `${origin}${linkPath[purpose]}?token=${token}&locale=${locale}`;
  }

  const write: {
    [What in MailJob["what"]]: (mailJob: Extract<MailJob, { what: What }>, attempt: Attempt) => Promise<void>;
  } = {
    /** A new address gets a confirmation link; a known one a notice that it has an account. */
    async register({ registrationId }, attempt) {
      const registration = await registrations.find(registrationId);
      if (!registration) return;
      const known = await accounts.findByEmail(registration.email);
      if (known) {
        const link = await linkFor(attempt, "reset-password", { accountId: known.id }, known.locale);
        return send(attempt, "known", known, link);
      }
      const link = await linkFor(attempt, "verify-email", { registrationId }, registration.locale);
      return send(attempt, "verify", registration, link);
    },
    newsletter: ({ wish }) => options.onNewsletterWish(wish),
    async "forgot-password"({ email, locale }, attempt) {
      const account = await accounts.findByEmail(email);
      if (!account) return;
      const link = await linkFor(attempt, "reset-password", { accountId: account.id }, locale);
      await send(attempt, "reset", { email, locale }, link);
    },
    async "sign-in-link"({ email, locale, browserHash }, attempt) {
      const account = await accounts.findByEmail(email);
      if (!account) return;
      const link = await linkFor(attempt, "sign-in", { accountId: account.id }, locale, { browserHash });
      await send(attempt, "sign-in", { email, locale }, link);
    },
    /** The old address gets a notice; the new one the link, or a notice that it already has an account. */
    async "change-email"({ accountId, email, passwordHash }, attempt) {
      const account = await accounts.find(accountId);
      if (account?.passwordHash !== passwordHash || email === account.email) return;
      const { locale } = account;
      await send(attempt, "moving", account);
      if (await accounts.findByEmail(email)) return send(attempt, "taken", { email, locale });
      const link = await linkFor(attempt, "change-email", { accountId }, locale, { email });
      await send(attempt, "move", { email, locale }, link);
    },
    async leaving({ accountId }, attempt) {
      const account = await accounts.find(accountId);
      if (!account?.eraseAfter) return;
      const link = await linkFor(attempt, "cancel-deletion", { accountId }, account.locale);
      await send(attempt, "leaving", account, link);
    },
    tell: (mailJob, attempt) => send(attempt, mailJob.kind, mailJob),
  };

  async function run(mailJob: MailJob, attempt: Attempt): Promise<void> {
    await write[mailJob.what](mailJob as never, attempt);
  }

  const add = (mailJob: MailJob) => database.transaction((tx) => mailJobs.add(mailJob, tx));

  return {
    /** The input is always stored: if no more mails may be sent, an earlier one confirms it. */
    async register(entered: NewRegistration, browser: string, wish?: NewsletterWish): Promise<Verdict> {
      const verdict = await attempts.take("register-mail", entered.email);
      await database.transaction(async (tx) => {
        const registrationId = await registrations.add(tx, entered, browser);
        if (!verdict.allowed) return;
        await mailJobs.add({ what: "register", registrationId }, tx);
        if (wish) await mailJobs.add({ what: "newsletter", wish }, tx);
      });
      return verdict;
    },
    /** For what this browser has registered. The answer is the same if it is no longer there: somebody may have confirmed the address. */
    async registerAgain(email: string, browser: string): Promise<Verdict> {
      const verdict = await attempts.take("register-mail", email);
      const own = await registrations.madeIn(browser, email);
      if (verdict.allowed && own) await add({ what: "register", registrationId: own.id });
      return verdict;
    },
    async forgotPassword(email: string, locale: Locale): Promise<Verdict> {
      const verdict = await attempts.take("reset-mail", email);
      if (verdict.allowed) await add({ what: "forgot-password", email, locale });
      return verdict;
    },
    async signInLink(email: string, locale: Locale, browserHash: string): Promise<Verdict> {
      const verdict = await attempts.take("sign-in-mail", email);
      if (verdict.allowed) await add({ what: "sign-in-link", email, locale, browserHash });
      return verdict;
    },
    async changeEmail({ id, passwordHash }: Account, email: string): Promise<Verdict> {
      const verdict = await attempts.take("move-mail", email);
      if (verdict.allowed) await add({ what: "change-email", accountId: id, email, passwordHash });
      return verdict;
    },
    leaving: ({ id }: Account): Promise<void> => add({ what: "leaving", accountId: id }),
    /** What needs no link. */
    async notify(kind: NoticeKind, { email, locale }: Reader, tx?: Transaction): Promise<void> {
      const mailJob = { what: "tell", kind, email, locale } as const;
      await (tx ? mailJobs.add(mailJob, tx) : add(mailJob));
    },
    sweep: mailJobs.sweep,
  };
}

export type AccountMails = ReturnType<typeof createAccountMails>;
