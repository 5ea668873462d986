import { type Job, OutcomeUnknown, PermanentFailure } from "../jobs/job.ts";
import type { Mailer } from "./mailer.ts";
import { type Mail, MailError } from "./message.ts";

/** Errors that nodemailer raises before any of the message has been sent. */
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
 * Sends an e-mail from a job. The mailbox rejects duplicates itself. SMTP does not: if the outcome of an
 * earlier attempt is unknown, a bulk e-mail is skipped, and one the user waits for is resent under its id.
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
