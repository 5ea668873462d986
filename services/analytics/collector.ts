import { existsSync } from "node:fs";
import type { Context } from "hono";
import { createBudget } from "../../platform/budget.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { createCollectorApp } from "./app.ts";
import { createDrain, type DrainPace, defaultPace } from "./drain.ts";
import type { LeadOfToken } from "./event-row.ts";
import { createGroupWriter } from "./group-writer.ts";
import { openJournal } from "./journal.ts";
import { journalFolder } from "./journal-folder.ts";
import { createRetention } from "./retention.ts";
import { createEventStore } from "./store.ts";

interface CollectorParts {
  database: Database;
  dataDir: string;
  clock: Clock;
  log: Log;
  leadOfToken?: LeadOfToken;
  addressOf?: (c: Context) => string | undefined;
  /** Bytes that may wait in the journal. */
  journalBytes?: number;
  /** Whether one address may send only so many bytes. */
  limitAddresses?: boolean;
  /** Bytes of events this process stores per day. */
  bytesPerDay?: number;
  /** How many processes share what one address may send. */
  processes?: number;
  /** Event retention in days. */
  days?: number;
  /** How events move from the journal into the embedded database. */
  pace?: DrainPace;
}

const megabyte = 1024 * 1024;
const daySeconds = 24 * 60 * 60;
/** A visit sends a few kilobytes; behind one address there may be a whole school. */
const addressBytes = { capacity: 4 * megabyte, perSecond: 64 * 1024 };
const addressRequests = { requests: 1000, windowMs: 10_000 };

/** PostgreSQL works elsewhere: no reader feels it. */
const atOnce: DrainPace = { busy: 0, quiet: 0 };

/**
 * An event is acknowledged when it is stored: in PostgreSQL itself, or, with the embedded database, on the disk beside
 * it, from where it moves into the database at a pace that no reader feels (docs/decisions).
 */
export async function createCollector({
  database,
  dataDir,
  clock,
  log,
  leadOfToken,
  addressOf,
  journalBytes = 256 * megabyte,
  limitAddresses = true,
  bytesPerDay = 512 * megabyte,
  processes = 1,
  days = 400,
  pace = defaultPace,
}: CollectorParts) {
  const store = await createEventStore(database);
  const folder = journalFolder(dataDir);
  const isBuffered = database.kind === "pglite";
  // Events that waited when a backup of the embedded database was restored into PostgreSQL are still there.
  const journal = isBuffered || existsSync(folder) ? await openJournal(folder) : undefined;
  const retention = createRetention({ store, journal, clock, days });
  const drain = journal && createDrain({ journal, store, log, pace: isBuffered ? pace : atOnce });
  // What an earlier process left behind.
  drain?.kick();
  const writer = createGroupWriter(journal && isBuffered ? journal.append : store.insert);
  const app = createCollectorApp({
    async save(lines) {
      if (isBuffered && journal && journal.bytes() > journalBytes) return false;
      const stored = await writer.add(lines);
      drain?.kick();
      return stored;
    },
    clock,
    log,
    rate: { ...addressRequests, requests: Math.ceil(addressRequests.requests / processes) },
    bytes: {
      perAddress: limitAddresses
        ? createBudget({
            clock,
            capacity: addressBytes.capacity / processes,
            perSecond: addressBytes.perSecond / processes,
          })
        : undefined,
      together: createBudget({ clock, capacity: bytesPerDay, perSecond: bytesPerDay / daySeconds }),
    },
    ...(leadOfToken ? { leadOfToken } : {}),
    ...(addressOf ? { addressOf } : {}),
  });
  return {
    app,
    store,
    /** Deletes events past their retention. */
    sweep: retention.sweep,
    /** Resolves when all acknowledged events can be read from the store. */
    drained: async () => drain?.moved(),
    async close() {
      retention.close();
      await writer.idle();
      await drain?.close();
      await journal?.close();
    },
  };
}
