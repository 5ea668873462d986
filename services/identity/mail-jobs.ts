import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { eq, inArray, lt, or, sql } from "../../platform/database/drizzle.ts";
import { eraseInSteps } from "../../platform/database/erase-in-steps.ts";
import type { Job } from "../../platform/jobs/job.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { DataSubject } from "../../platform/member-data.ts";
import type { NewsletterWish } from "./newsletter-wish.ts";
import { mailJobs } from "./schema.ts";

/** Notices without a link. */
export type NoticeKind =
  | "changed"
  | "recovered"
  | "passkey"
  | "second-factor-on"
  | "second-factor-off"
  | "left";

/** A job that ends in an e-mail. */
export type MailJob =
  | { what: "register"; registrationId: string }
  | { what: "newsletter"; wish: NewsletterWish }
  | { what: "forgot-password"; email: string; locale: Locale }
  | { what: "sign-in-link"; email: string; locale: Locale; browserHash: string }
  /** For the account as long as it has this password: a new one takes back what was requested with the old. */
  | { what: "change-email"; accountId: string; email: string; passwordHash: string }
  | { what: "leaving"; accountId: string }
  | { what: "tell"; kind: NoticeKind; email: string; locale: Locale };

/** One attempt at a mail job; the id is the same for every attempt. */
export interface Attempt {
  id: string;
  job: Pick<Job, "outcomeUnknown" | "intend">;
}

interface MailJobsOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add" | "handle">;
  run(mailJob: MailJob, attempt: Attempt): Promise<void>;
}

const kind = "identity.letter";
const longestMs = 2 * 24 * 60 * 60_000;
/** As many as fit into these two days. */
const maxAttempts = 56;

/** Mails that an account still has to get are not sent once it is erased. */
export async function forgetMailJobs(tx: Transaction, { subject, emails }: DataSubject): Promise<void> {
  const { mailJob } = mailJobs;
  await tx
    .delete(mailJobs)
    .where(
      or(
        sql`${mailJob} ->> 'accountId' = ${subject}`,
        inArray(sql`coalesce(${mailJob} ->> 'email', ${mailJob} -> 'wish' ->> 'email')`, [...emails]),
      ),
    );
}

/** Mail jobs survive restarts and mail outages. One that runs twice sends the same mail with the same id. */
export function createMailJobs({ database, clock, jobs, run }: MailJobsOptions) {
  const { db } = database;
  jobs.handle<{ id: string }>(
    kind,
    async (job) => {
      const { id } = job.payload;
      const [row] = await db.select().from(mailJobs).where(eq(mailJobs.id, id));
      if (!row) return;
      await run(row.mailJob as MailJob, { id, job });
      await db.delete(mailJobs).where(eq(mailJobs.id, id));
    },
    { maxAttempts },
  );
  return {
    /** Stored with whatever else the transaction does: from then on it will be done. */
    async add(mailJob: MailJob, tx: Transaction): Promise<void> {
      const [row] = await tx
        .insert(mailJobs)
        .values({ mailJob, createdAt: clock.now() })
        .returning({ id: mailJobs.id });
      await jobs.add({ kind, key: row!.id, payload: { id: row!.id } }, tx);
    },
    async sweep(): Promise<void> {
      await eraseInSteps(db, mailJobs, lt(mailJobs.createdAt, new Date(clock.now().getTime() - longestMs)));
    },
  };
}
