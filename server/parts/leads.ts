import { leadRoutingPath } from "../../contracts/leads.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { createLeadsApp } from "../../services/leads/app.ts";
import { createLeadsClient } from "../../services/leads/client.ts";
import { createLeadsStore } from "../../services/leads/store.ts";
import type { Config } from "../config.ts";
import { embedded } from "./embedded.ts";
import { createRelay } from "./relay.ts";

const leadCalls = [
  { method: "POST", path: "/leads" },
  { method: "GET", path: "/leads/:id/coreg-offers" },
  { method: "POST", path: "/leads/:id/impressions" },
  { method: "POST", path: "/offers/:id/pending-impressions" },
  { method: "GET", path: "/params" },
  { method: "GET", path: "/postup/recip/:id/email" },
  { method: "GET", path: "/sessions/:rsid/email" },
  { method: "GET", path: "/get-response/contacts/:id/email" },
  { method: "POST", path: "/facebookconversions/:product/event" },
] as const;

/** The bible-minute service stays out of the browser's sight, too. */
export function composeBibleMinute(config: Config, log: Log) {
  if (!config.BIBLE_MINUTE_URL) return [];
  const calls = [{ method: "GET", path: "/get-email.php" }] as const;
  const at = "/bible-minute";
  return [{ path: at, app: createRelay({ at, baseUrl: config.BIBLE_MINUTE_URL, calls, log }) }];
}

export async function composeLeads(config: Config, database: Database, clock: Clock, log: Log) {
  if (config.LEADS_URL) {
    const baseUrl = config.LEADS_URL === "off" ? undefined : config.LEADS_URL;
    const app = baseUrl && createRelay({ at: leadRoutingPath, baseUrl, calls: leadCalls, log });
    return { ...(app ? { app } : {}), client: createLeadsClient({ fetch, baseUrl, log }) };
  }
  const app = createLeadsApp({ store: await createLeadsStore({ database, clock }), clock, log });
  const client = createLeadsClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return { app, client };
}
