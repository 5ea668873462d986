import { pino } from "pino";
import type { Database } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { createTokensOf } from "../../platform/signed-tokens/signed-tokens.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createConsentsApp } from "./app.ts";
import { createConsentsClient } from "./client.ts";
import { createConsentLinks } from "./consent-mails.ts";
import { createConsents } from "./consents.ts";
import { createConsentsStore } from "./store.ts";

export const log = pino({ level: "silent" });
export const clock = fixedClock();
export const tokens = createTokensOf("secret", clock);
export const links = createConsentLinks({ origin: "https://site.example", tokens });

/** The whole service on a test database; what it mails and what the newsletter hears is recorded in lists. */
export async function createTestConsents(database: Database) {
  const mails: Mail[] = [];
  const newsletter: [string, boolean][] = [];
  const stopped: string[] = [];
  const jobs = await createJobs({ database, clock, log, pollMs: 20 });
  const store = await createConsentsStore({ database, clock });
  const consents = createConsents({
    store,
    clock,
    jobs,
    tokens,
    links,
    mailer: {
      sendsOnce: true,
      async send(mail) {
        mails.push(mail);
        return { messageId: mail.messageId ?? "" };
      },
    },
    siteName: "Wellspring",
    mailHost: "site.example",
    onNewsletter: async ({ email }, on) => void newsletter.push([email, on]),
    otherLists: { evening: async (id) => void stopped.push(id) },
  });
  jobs.start();
  /** A new one has limits of its own. */
  function createApp() {
    const app = createConsentsApp({ consents, identify: async () => undefined, clock, log });
    const client = createConsentsClient({
      fetch: async (url, init) => app.request(url.replace("https://c", ""), init),
      baseUrl: "https://c",
      log,
    });
    return { app, client };
  }
  async function mailsTo(email: string): Promise<Mail[]> {
    await jobs.idle();
    return mails.filter(({ to }) => to.address === email);
  }
  return { jobs, store, consents, mails, newsletter, stopped, createApp, mailsTo };
}

export type TestConsents = Awaited<ReturnType<typeof createTestConsents>>;

export const tokenIn = (mail: Mail | undefined, page: string): string =>
  new RegExp(`https://site\\.example(?:/es)?${page}\\?token=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
