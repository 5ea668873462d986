import { type Job, OutcomeUnknown, PermanentFailure } from "../jobs/job.ts";
import type { Mailer } from "./mailer.ts";
import { type Mail, MailError } from "./message.ts";

/** Errors that nodemailer gives before any of the message has been handed over. */
const beforeHandOver = new Set(["EDNS", "EAUTH", "ENOAUTH", "EENVELOPE", "EMESSAGE", "ETLS"]);

function isKnownOutcome(error: unknown): boolean {
  const { responseCode, syscall, code } = error as { responseCode?: number; syscall?: string; code?: string };
  return (
    error instanceof MailError ||
    error instanceof PermanentFailure ||
    responseCode !== undefined ||
    syscall === "connect" ||
    syscall === "getaddrinfo" ||
    beforeHandOver.has(code ?? "")
  );
}

/**
 * Sends a letter from a job. The mailbox refuses the same letter twice by itself. SMTP does not: a letter whose earlier
 * attempt ended nobody knows how is skipped when it is one of many, and repeated under its id when somebody waits for it.
 */
export async function sendOnce(
  job: Pick<Job, "outcomeUnknown" | "intend">,
  mailer: Pick<Mailer, "send" | "sendsOnce">,
  mail: Mail & { messageId: string },
  ifUnknown: "skip" | "repeat",
): Promise<"sent" | "in-doubt"> {
  if (mailer.sendsOnce) {
    await mailer.send(mail);
    return "sent";
  }
  if (job.outcomeUnknown && ifUnknown === "skip") return "in-doubt";
  await job.intend();
  try {
    await mailer.send(mail);
  } catch (error) {
    if (isKnownOutcome(error)) throw error;
    throw new OutcomeUnknown((error as Error).message, { cause: error });
  }
  return "sent";
}
