import type { Context } from "hono";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { createCollectorApp } from "./app.ts";
import { createDrain, type DrainPace, defaultPace } from "./drain.ts";
import type { LeadOfToken } from "./event-row.ts";
import { createGroupWriter } from "./group-writer.ts";
import { openJournal } from "./journal.ts";
import { journalFolder } from "./journal-folder.ts";
import { createEventStore } from "./store.ts";

export interface CollectorParts {
  database: Database;
  dataDir: string;
  clock: Clock;
  log: Log;
  leadOfToken?: LeadOfToken;
  addressOf?: (c: Context) => string | undefined;
  /** Bytes that may wait in the journal. */
  journalBytes?: number;
  /** How events move from the journal into the embedded database. */
  pace?: DrainPace;
}

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
  journalBytes = 256 * 1024 * 1024,
  pace = defaultPace,
}: CollectorParts) {
  const store = await createEventStore(database);
  const journal = database.kind === "pglite" ? await openJournal(journalFolder(dataDir)) : undefined;
  const drain = journal && createDrain({ journal, store, log, pace });
  // What an earlier process left behind.
  drain?.kick();
  const writer = createGroupWriter(journal ? journal.append : store.insert);
  const app = createCollectorApp({
    async keep(lines) {
      if (journal && journal.bytes() > journalBytes) return false;
      const kept = await writer.add(lines);
      drain?.kick();
      return kept;
    },
    clock,
    log,
    ...(leadOfToken ? { leadOfToken } : {}),
    ...(addressOf ? { addressOf } : {}),
  });
  return {
    app,
    store,
    /** Resolves when what was acknowledged can be asked of the store. */
    settled: async () => drain?.moved(),
    async close() {
      await writer.idle();
      await drain?.close();
      await journal?.close();
    },
  };
}
