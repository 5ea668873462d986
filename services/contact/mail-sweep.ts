import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Mail, MailAddress } from "../../platform/mail/message.ts";
import type { ContactStore, StoredMessage } from "./store.ts";

export interface SweepOptions {
  store: ContactStore;
  mailer: Pick<Mailer, "send">;
  to: MailAddress;
  siteName: string;
  log: Pick<Log, "error">;
  everyMs?: number;
}

export interface MailSweep {
  /** Mails what is stored and not yet mailed; many calls at once are one. */
  run(): Promise<void>;
  /** Once now and then every minute, for what an earlier attempt or process has left. */
  start(): void;
  close(): Promise<void>;
}

const atOnce = 20;

function toMail(
  { id, name, email, subject, message, locale, createdAt }: StoredMessage,
  to: MailAddress,
  siteName: string,
): Mail {
  return {
    to,
    replyTo: { name, address: email },
    subject: `[${siteName}] ${subject}: ${name}`,
    text: `${message}\n\n--\n${name} <${email}>\n${subject} · ${locale} · ${createdAt.toISOString()} · #${id}\n`,
    // The same message mailed twice after a crash is known as one by its id.
    messageId: `<contact-${id}-${createdAt.getTime()}@${to.address.split("@").at(-1)}>`,
  };
}

export function createMailSweep({
  store,
  mailer,
  to,
  siteName,
  log,
  everyMs = 60_000,
}: SweepOptions): MailSweep {
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    const due = await store.claimUnmailed(atOnce);
    for (const message of due) {
      try {
        await mailer.send(toMail(message, to, siteName));
        await store.mailed(message.id);
      } catch (error) {
        const details = { err: error, id: message.id, attempts: message.mailAttempts + 1 };
        log.error(details, "a contact message could not be mailed; it is stored and will be tried again");
      }
    }
    if (due.length === atOnce) await sweep();
  }

  function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = sweep()
      .catch((error) => log.error({ err: error }, "stored contact messages could not be read"))
      .then(() => {
        running = undefined;
        if (!again) return;
        again = false;
        return run();
      });
    return running;
  }

  return {
    run,
    start() {
      void run();
      timer = setInterval(() => void run(), everyMs);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}
