import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { createContactApp } from "../../services/contact/app.ts";
import { createContactClient } from "../../services/contact/client.ts";
import { handleContactMail } from "../../services/contact/mail.ts";
import { createContactData } from "../../services/contact/member-data.ts";
import { createContactStore } from "../../services/contact/store.ts";
import type { Config } from "../config.ts";
import { embedded } from "./embedded.ts";

type ContactParts = {
  config: Config;
  database: Database;
  mailer: Mailer;
  clock: Clock;
  jobs: Jobs;
  log: Log;
};

export async function composeContact({ config, database, mailer, clock, jobs, log }: ContactParts) {
  const store = await createContactStore({ database, clock, jobs });
  handleContactMail({ store, jobs, mailer, to: config.CONTACT_TO, siteName: config.SITE_NAME });
  const app = createContactApp({ store, clock, log });
  const client = createContactClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return { app, client, data: [createContactData(store)] };
}
