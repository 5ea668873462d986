import { createHash } from "node:crypto";
import { type MailWordsNow, wordsInCode } from "../../contracts/mail-words.ts";
import { defaultChoices } from "../../contracts/notifications.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { sendOnce } from "../../platform/mail/send-once.ts";
import type { MemberData } from "../../platform/member-data.ts";
import {
  composeDailyMail,
  type DailyMailLinks,
  type DailyVerse,
  dailyWords,
  writeText,
} from "./daily-mail.ts";
import type { MailConsents, PreferencesStore } from "./preferences.ts";
import { type DailyMailJob, mailKind, type Recipient, type Recipients, roundKind } from "./recipients.ts";
import type { List } from "./schema.ts";
import type { TextSender } from "./texts.ts";

const textKind = "mailing.text";

interface MailingOptions {
  recipients: Recipients;
  preferences: PreferencesStore;
  consents: MailConsents;
  jobs: Jobs;
  mailer: Pick<Mailer, "send" | "sendsOnce">;
  /** Without it mails say what the code has. */
  mailWords?: MailWordsNow;
  texts: TextSender;
  log: Pick<Log, "warn">;
  siteName: string;
  /** Of the message ids. */
  mailHost: string;
  /** E-mails sent per second by one process; unlimited if unset. */
  perSecond?: number | undefined;
  /** The verse of a day, such as 2026-03-08; undefined when the library has none. */
  verseOf(list: List, day: string, locale: Locale, translation: string): Promise<DailyVerse | undefined>;
  isPremium(subject: string): Promise<boolean>;
  /** A member's address now; undefined when their provider cannot be asked without them. */
  addressOf(subject: string): Promise<string | undefined>;
  linksFor(recipient: Recipient, verse: DailyVerse): DailyMailLinks & { oneClick: string };
}

const concurrency = 64;
const attempts = 10;

/** The morning's verse to confirmed subscribers and the evening's to premium members. */
export function createMailing(options: MailingOptions) {
  const { recipients, preferences, consents, jobs, mailer, texts, log, siteName, mailHost } = options;
  const { verseOf, isPremium, addressOf, linksFor, mailWords = wordsInCode } = options;

  const memberOf = ({ owner }: Recipient) =>
    owner.startsWith("member:") ? owner.slice("member:".length) : undefined;

  /** The recipient and the verse, or nothing when nobody is to be written to any more. */
  async function toSend(job: DailyMailJob) {
    const { recipientId, list, day } = job;
    const recipient = await recipients.find(recipientId);
    if (!recipient || recipients.isTooLate(job)) return undefined;
    const member = memberOf(recipient);
    if (list === "evening" && !(member && (await isPremium(member)))) return undefined;
    const verse = await verseOf(list, day, recipient.locale, recipient.translation);
    if (!verse) log.warn({ list, day }, "there is no verse to send");
    return verse && { recipient, verse, links: linksFor(recipient, verse) };
  }

  jobs.handle(roundKind, () => recipients.round(), { concurrency: 1 });

  jobs.handle<DailyMailJob>(
    mailKind,
    async (job) => {
      const found = await toSend(job.payload);
      if (!found) return;
      const { recipient, verse, links } = found;
      const { list, day } = job.payload;
      const { locale } = recipient;
      const member = memberOf(recipient);
      // What belongs to an account follows it to another address; what belongs to an address stays there.
      const email = (member && (await addressOf(member))) ?? recipient.email;
      const words = await mailWords(`verse-${list}`, locale, dailyWords[locale][list]);
      const mail = composeDailyMail({ words, day, locale, siteName, verse, links });
      const id = createHash("sha256").update(job.key).digest("hex").slice(0, 32);
      const outcome = await sendOnce(
        job,
        mailer,
        {
          ...mail,
          to: { address: email },
          messageId: `<${list}-${id}@${mailHost}>`,
          unsubscribeUrl: links.oneClick,
        },
        "skip",
      );
      if (outcome === "in-doubt")
        log.warn({ list, day }, "a mail with an unknown outcome was not sent again");
      await planText(recipient, job.payload);
    },
    {
      concurrency,
      maxAttempts: attempts,
      ...(options.perSecond === undefined ? {} : { perSecond: options.perSecond }),
    },
  );

  /** The phone of the recipient's member; for a bare address, of the member who still has that address. */
  async function phoneFor(recipient: Recipient) {
    const member = memberOf(recipient);
    if (member) return preferences.withPhone({ subject: member });
    const choices = await preferences.withPhone(recipient);
    const now = choices && (await addressOf(choices.subject));
    return now === undefined || now === recipient.email ? choices : undefined;
  }

  /** A premium member who agreed to it gets the same verse on the phone. */
  async function planText(recipient: Recipient, payload: DailyMailJob): Promise<void> {
    const choices = await phoneFor(recipient);
    if (!choices || !(await isPremium(choices.subject))) return;
    const key = `${payload.list} ${payload.day} ${choices.subject}`;
    await jobs.add({ kind: textKind, key, payload });
  }

  jobs.handle<DailyMailJob>(textKind, async (job) => {
    const found = await toSend(job.payload);
    const choices = found && (await phoneFor(found.recipient));
    // Checked again right before: what was taken back meanwhile is not sent.
    if (!found || !choices || !(await consents.has(choices.email, "texts"))) return;
    const { verse, links } = found;
    await texts.send({ to: choices.phone, text: writeText(verse, links.read), key: job.key });
  });

  const data: MemberData = {
    name: "notifications",
    collect: async ({ subject }) => (await preferences.find(subject)) ?? null,
    erase: ({ subject }) => preferences.erase(subject),
  };

  return {
    data,
    /** The newsletter has been confirmed or ended. */
    async onNewsletter(
      person: { id: string; email: string; locale: Locale; timeZone: string },
      on: boolean,
      tx: Transaction,
    ): Promise<void> {
      const place = { list: "morning", owner: `person:${person.id}` } as const;
      if (!on) return recipients.withdraw(tx, place.list, place.owner);
      const chosen = await preferences.ofAddress(person.email, tx);
      const { email, locale, timeZone } = person;
      const localTime = chosen?.morningTime ?? defaultChoices.morningTime;
      const translation = chosen?.translation ?? "";
      return recipients.enrol(tx, { ...place, email, locale, timeZone, translation, localTime });
    },
  };
}
