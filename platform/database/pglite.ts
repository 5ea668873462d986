import fs from "node:fs";
import path from "node:path";
import type { Log } from "../log.ts";
import type { Database, Db } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { loadPgliteDriver, sql } from "./drizzle.ts";
import { closeToOthers, DurableFiles, durableStartParams, syncFolder, syncPath } from "./durable-files.ts";
import { lockFolder } from "./folder-lock.ts";
import { GuardedPGlite, isDiskFull } from "./guarded-pglite.ts";
import { offerCopies } from "./pglite-copies.ts";

export async function openPglite(dataDir: string, log: Log): Promise<Database> {
  const folder = path.resolve(dataDir, "postgres");
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(`${folder}.lock`, folder);
  try {
    if (!fs.existsSync(folder)) await makeNew(folder, log);
    closeToOthers(folder);
    const client = await start(folder);
    const stopCopies = offerCopies(client, path.dirname(folder), log);
    return asDatabase(client, () => {
      stopCopies();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Made beside its place and moved there whole, so a process killed half-way leaves nothing that looks like a database. */
async function makeNew(folder: string, log: Log): Promise<void> {
  log.info({ folder }, "making the embedded database; this takes a few seconds, once");
  const unfinished = `${folder}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  await (await start(unfinished)).close();
  syncFolder(unfinished);
  fs.renameSync(unfinished, folder);
  syncPath(path.dirname(folder));
}

async function start(folder: string): Promise<GuardedPGlite> {
  try {
    const client = new GuardedPGlite({
      fs: new DurableFiles(folder),
      relaxedDurability: false,
      startParams: durableStartParams(),
    });
    await client.waitReady;
    return client;
  } catch (cause) {
    if (isDiskFull(path.dirname(folder)))
      throw new DatabaseError(
        `Cannot open the embedded database in ${folder}: the disk is full. Make room and start again.`,
        { cause },
      );
    throw new DatabaseError(
      `Cannot open the embedded database in ${folder}: ${(cause as Error).message ?? cause}. ` +
        "If it came from another version, start that version and export it; to begin again, move the folder away.",
      { cause },
    );
  }
}

function asDatabase(client: GuardedPGlite, unlock: () => void): Database {
  const { drizzle } = loadPgliteDriver();
  const db = drizzle({ client }) as unknown as Db;
  let closing: Promise<void> | undefined;
  return {
    kind: "pglite",
    db,
    transaction: (work, config) => db.transaction(work, config),
    ping: async () => {
      if (client.ended) throw client.ended;
      await db.execute(sql`select 1`);
    },
    close: () => {
      closing ??= (client.ended ? Promise.resolve() : client.close()).finally(unlock);
      return closing;
    },
  };
}
