/** Minimal leads process: node leads-server.ts <data folder> <PostgreSQL URL or ""> [file it hangs at]. */
import fs from "node:fs";
import { pino } from "pino";
import { systemClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createSignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { createLeadsApp } from "../../services/leads/app.ts";
import { createConversions } from "../../services/leads/conversions.ts";
import { createImpressions } from "../../services/leads/impressions.ts";
import { createShownOffers } from "../../services/leads/shown-offers.ts";
import { createLeadsStore } from "../../services/leads/store.ts";
import { listen } from "./listen.ts";

const [dataDir = "", url, hang] = process.argv.slice(2);
const log = pino({ level: "error" });

/** Goes no further once it has opened that file; the test then kills the process. */
function hangAt(file: string): void {
  const open = fs.openSync;
  fs.openSync = (...call) => {
    const handle = open(...call);
    if (!String(call[0]).endsWith(file)) return handle;
    fs.writeSync(process.stdout.fd, `hanging at ${file}\n`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return handle;
  };
}

if (hang) hangAt(hang);
try {
  const database = await openDatabase({ url, dataDir, log });
  const store = await createLeadsStore({ database, clock: systemClock });
  const tokens = await createSignedTokens(database, systemClock);
  const shownOffers = createShownOffers(tokens);
  const receipts = { give: async () => {}, withdraw: async () => {} };
  const app = createLeadsApp({
    store,
    impressions: createImpressions({ database, clock: systemClock, shownOffers, receipts }),
    conversions: createConversions({ database, clock: systemClock, pricesOf: async () => [] }),
    conversionOwner: async () => undefined,
    tokens,
    offers: async () => [],
    shownOffers,
    product: "wellspring",
    emailOfRecipient: async () => undefined,
    clock: systemClock,
    log,
    limits: { requests: 1_000_000, windowMs: 1 },
  });
  listen(app.fetch);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
