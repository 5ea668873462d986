import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { createContactApp } from "../../services/contact/app.ts";
import { createContactClient } from "../../services/contact/client.ts";
import { createMailSweep } from "../../services/contact/mail-sweep.ts";
import { createContactStore } from "../../services/contact/store.ts";
import type { Config } from "../config.ts";
import { embedded } from "./embedded.ts";

type ContactParts = { config: Config; database: Database; mailer: Mailer; clock: Clock; log: Log };

export async function composeContact({ config, database, mailer, clock, log }: ContactParts) {
  const store = await createContactStore({ database, clock });
  const sweep = createMailSweep({ store, mailer, to: config.CONTACT_TO, siteName: config.SITE_NAME, log });
  const app = createContactApp({ store, onStored: () => void sweep.run(), clock, log });
  const client = createContactClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return { sweep, app, client };
}
