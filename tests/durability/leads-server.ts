/** The smallest process that keeps leads: node leads-server.ts <data folder> [PostgreSQL address]. */
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { systemClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createLeadsApp } from "../../services/leads/app.ts";
import { createLeadsStore } from "../../services/leads/store.ts";

const [dataDir = "", url] = process.argv.slice(2);
const log = pino({ level: "error" });
try {
  const database = await openDatabase({ url, dataDir, log });
  const store = await createLeadsStore({ database, clock: systemClock });
  const limits = { requests: 1, windowMs: 1, addressOf: () => undefined };
  const app = createLeadsApp({ store, clock: systemClock, log, limits });
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
    console.log(`listening on ${port}`),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
