import { pino } from "pino";
import { type MailWordsNow, wordsInCode } from "../../contracts/mail-words.ts";
import type { Clock, MovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { memoryLimits } from "../../platform/limits/limits.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { readConfig } from "../../server/config.ts";
import { composeMailing } from "../../server/parts/mailing.ts";
import type { Shared } from "../../server/parts/shared.ts";
import { createRoleStore } from "../../services/member/roles.ts";

export const testOrigin = "https://site.example";

/** Consents, mailing, jobs and mailbox composed as in the server, on any database, with a small library. */
export async function composeTestMailing(
  database: Database,
  clock: Clock | MovableClock,
  dataDir: string,
  more: Record<string, string> = {},
  mailWords: MailWordsNow = wordsInCode,
) {
  const log = pino({ level: "silent" });
  const config = readConfig({ ORIGIN: testOrigin, DATA_DIR: dataDir, ...more }, "/");
  const mailer = createMailer({ dataDir, from: config.MAIL_FROM, clock, log });
  const jobs = await createJobs({ database, clock, log });
  const roles = createRoleStore({ database, clock });
  const shared: Shared = {
    config,
    database,
    mailer,
    mailWords,
    clock,
    log,
    jobs,
    rateLimits: memoryLimits(clock),
    roles,
    // A test's token is the subject itself, and its roles are those given by us.
    verifyBearer: async ({ headers }) => {
      const subject = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1];
      return subject ? { subject, roles: await roles.of(subject) } : null;
    },
  };
  const content = {
    list: async ({ filter, locale }: { filter: string[]; locale: string }) => {
      const evening = filter.includes("evening:y");
      const day = filter.at(-1)?.replace("scheduledDate:", "").split(",")[0];
      const title = `${evening ? "Evening" : "Morning"} ${day} ${locale}`;
      return {
        items: [{ properties: { title, passage: "John 3:16", thought: "…", question: null } }],
        total: 1,
      };
    },
  };
  const scripture = {
    passages: async () => [
      {
        reference: "John 3:16",
        fallback: false,
        translation: { language: "en-US" },
        verses: [{ text: "For God so loved the world." }],
      },
    ],
  };
  /** Of members who have changed theirs. */
  const addresses = new Map<string, string>();
  const identity = Object.assign(
    async () => ({
      claimsFor: async (subject: string) => ({
        email: addresses.get(subject) ?? `${subject}@example.com`,
        given_name: "A",
        locale: "en-US",
      }),
    }),
    { ifMade: () => undefined },
  );
  const mailing = await composeMailing(shared, {
    emailOfLead: async () => undefined,
    content: content as never,
    scripture: scripture as never,
    identity: identity as never,
  });
  return { ...mailing, addresses, database, jobs, roles, mailbox: mailer.mailbox!, config };
}
