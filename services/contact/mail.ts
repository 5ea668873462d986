import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { MailAddress } from "../../platform/mail/message.ts";
import { sendOnce } from "../../platform/mail/send-once.ts";
import { contactMailKind } from "./rules.ts";
import type { ContactStore, StoredMessage } from "./store.ts";

interface ContactMailOptions {
  store: ContactStore;
  jobs: Jobs;
  mailer: Pick<Mailer, "send" | "sendsOnce">;
  to: MailAddress;
  siteName: string;
}

function toMail(
  { id, name, email, subject, message, locale, createdAt }: StoredMessage,
  to: MailAddress,
  siteName: string,
) {
  return {
    to,
    replyTo: { name, address: email },
    subject: `[${siteName}] ${subject}: ${name}`,
    text: `${message}\n\n--\n${name} <${email}>\n${subject} · ${locale} · ${createdAt.toISOString()} · #${id}\n`,
    messageId: `<contact-${id}-${createdAt.getTime()}@${to.address.split("@").at(-1)}>`,
  };
}

/** Mails stored messages. A duplicate is harmless, but a lost message leaves a person without an answer. */
export function handleContactMail({ store, jobs, mailer, to, siteName }: ContactMailOptions): void {
  jobs.handle<{ id: number }>(
    contactMailKind,
    async (job) => {
      const message = await store.find(job.payload.id);
      if (!message || message.mailedAt) return;
      await sendOnce(job, mailer, toMail(message, to, siteName), "repeat");
      await store.mailed(message.id);
    },
    { maxAttempts: 100 },
  );
}
