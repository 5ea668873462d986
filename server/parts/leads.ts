import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { createLeadsApp } from "../../services/leads/app.ts";
import { createLeadsClient } from "../../services/leads/client.ts";
import { createLeadsStore } from "../../services/leads/store.ts";
import type { Config } from "../config.ts";
import { embedded } from "./embedded.ts";

export async function composeLeads(config: Config, database: Database, clock: Clock, log: Log) {
  if (config.LEADS_URL) {
    const baseUrl = config.LEADS_URL === "off" ? undefined : config.LEADS_URL;
    return { client: createLeadsClient({ fetch, baseUrl, log }) };
  }
  const app = createLeadsApp({ store: await createLeadsStore({ database, clock }), clock, log });
  const client = createLeadsClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return { app, client };
}
