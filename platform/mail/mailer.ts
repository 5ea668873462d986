import type { Clock } from "../clock.ts";
import { counts } from "../counts.ts";
import { PermanentFailure } from "../jobs/job.ts";
import type { Log } from "../log.ts";
import { span } from "../tracing.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";
import { type Mail, type MailAddress, readyToSend } from "./message.ts";
import { openTransport } from "./transport.ts";

interface MailerOptions {
  /** `smtp://user:password@host:587`; if unset, every message is stored in the mailbox. */
  smtpUrl?: string | undefined;
  /** The site's address, whose host greets the server. */
  origin?: string;
  dataDir: string;
  from: MailAddress;
  clock: Clock;
  log: Log;
}

export interface Mailer {
  /**
   * Resolves when the message is in other hands or safely on disk; else throws: `PermanentFailure` when the server will
   * never take it, and otherwise it is safe to try again.
   */
  send(mail: Mail): Promise<{ messageId: string }>;
  /** A repeated message id is stored once, so resending changes nothing. SMTP cannot guarantee that. */
  readonly sendsOnce: boolean;
  /** Stores messages when no SMTP server is set. */
  readonly mailbox: Mailbox | undefined;
  /** Resolves when the SMTP server answers and accepts our sign-in, else throws. */
  check?(): Promise<void>;
  close(): void;
}

/** The server will never accept this mail (5xx for sender, recipient or text); a bad password is fixable. */
const isRefused = ({ code, responseCode = 0 }: { code?: string; responseCode?: number }): boolean =>
  responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");

/** Mail leaves by SMTP, or stays in a mailbox on disk that a developer can read. Nothing is loaded before it is needed. */
export function createMailer(options: MailerOptions): Mailer {
  const mailer = createPlainMailer(options);
  return {
    ...mailer,
    send: (mail) =>
      span("send mail", { kind: options.smtpUrl ? "client" : "internal" }, () => mailer.send(mail)).then(
        (sent) => {
          counts.mail.inc("sent");
          return sent;
        },
        (error) => {
          counts.mail.inc("failed");
          throw error;
        },
      ),
  };
}

function createPlainMailer({ smtpUrl, origin, dataDir, from, clock, log }: MailerOptions): Mailer {
  if (!smtpUrl) {
    const mailbox = createMailbox({ dataDir, clock });
    return {
      mailbox,
      sendsOnce: true,
      async send(mail) {
        const ready = readyToSend(mail, from);
        await mailbox.save(ready);
        log.debug({ subject: ready.subject }, "mail stored in the mailbox");
        return { messageId: ready.messageId };
      },
      close() {},
    };
  }
  const connecting = openTransport(smtpUrl, origin);
  connecting.catch((error) =>
    log.error({ err: error }, "mail cannot be sent: the SMTP settings do not work"),
  );
  return {
    mailbox: undefined,
    sendsOnce: false,
    async send(mail) {
      const ready = readyToSend(mail, from);
      await (await connecting).sendMail(ready).catch((error) => {
        throw isRefused(error) ? new PermanentFailure(error.message, { cause: error }) : error;
      });
      return { messageId: ready.messageId };
    },
    check: async () => void (await (await connecting).verify()),
    close: () => void connecting.then((transport) => transport.close()).catch(() => {}),
  };
}
