import fs from "node:fs";
import path from "node:path";
import { type Database, openDatabase } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import type { MigrateOptions } from "../database/migrate.ts";
import { requestCopy } from "../database/pglite-copies.ts";
import type { Log } from "../log.ts";
import { type ArchiveWriter, writeArchive } from "./archive.ts";
import { filesAfterSnapshot, filesBeforeSnapshot } from "./data-files.ts";
import { describeDatabase, dumpSequences, dumpTable, readSnapshot } from "./dump-tables.ts";
import { BackupError } from "./encryption.ts";
import { filesFolder, formatVersion, type Head, head } from "./manifest.ts";
import { isSqlite, withSqliteCopy } from "./sqlite-copy.ts";

export interface BackupPlace {
  url: string | undefined;
  dataDir: string;
  /** Every service with tables; a schema has its service's name. */
  services: readonly MigrateOptions[];
  /** The product's. */
  version: string;
  passphrase: string | undefined;
  log: Log;
  /** Progress of long work. */
  say?: (line: string) => void;
}

export const schemaOf = (service: string): string => service.replaceAll("-", "_");

/** Writes everything that must be kept into one file, while the product runs. */
export async function makeBackup(file: string, place: BackupPlace) {
  const { dataDir, services, version, passphrase, say = () => {} } = place;
  const schemas = services.map(({ service }) => schemaOf(service));
  let [mark, rows, lsn] = ["", 0, null as string | null];
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const { bytes } = await writeArchive(file, passphrase, async (archive) => {
    const counts: Record<string, number> = {};
    await withDatabase(place, archive, async (database, markOfIt) => {
      mark = markOfIt;
      await readSnapshot(database, async (tx) => {
        const about = await describeDatabase(tx, schemas);
        lsn = about.database.lsn;
        const first: Head = {
          format: formatVersion,
          version,
          mark,
          ...about,
          database: { ...about.database, kind: database.kind },
        };
        await archive.add(head, Buffer.from(JSON.stringify(first)));
        for (const table of about.tables) {
          const name = `${table.schema}.${table.name}`;
          counts[name] = await dumpTable(tx, table, archive, (done) => say(`${name}: ${done} rows`));
          rows += counts[name];
        }
        await dumpSequences(tx, schemas, archive);
      });
    });
    await addFiles(archive, dataDir, filesAfterSnapshot(dataDir));
    return counts;
  });
  return { file, bytes, mark, lsn, rows };
}

/** The database of the settings, or, where a running server has the embedded one, a copy of it. */
async function withDatabase(
  { url, dataDir, log, say = () => {} }: BackupPlace,
  archive: ArchiveWriter,
  work: (database: Database, mark: string) => Promise<void>,
): Promise<void> {
  if (!url && !fs.existsSync(path.join(dataDir, "postgres")))
    throw new BackupError(`There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const now = new Date().toISOString();
  if (!url) await addFiles(archive, dataDir, filesBeforeSnapshot(dataDir));
  const copy = url ? undefined : await requestCopy(dataDir);
  if (copy) say("the running server has copied its database");
  try {
    const database = await openDatabase({ url, dataDir: copy ?? dataDir, log });
    try {
      await requireTables(database);
      await work(database, url ? await clockOf(database) : now);
    } finally {
      await database.close();
    }
  } finally {
    if (copy) fs.rmSync(copy, { recursive: true, force: true });
  }
}

async function requireTables({ db }: Database): Promise<void> {
  const { rows } = await db.execute(sql`select 1 where to_regclass('platform.migrations') is not null`);
  if (rows.length === 0)
    throw new BackupError("There is nothing to back up: no server has used this database yet.");
}

/** The server's own clock, before its snapshot is taken. */
async function clockOf({ db }: Database): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`,
  );
  return rows[0]!.now;
}

async function addFiles(archive: ArchiveWriter, dataDir: string, names: string[]): Promise<void> {
  for (const name of names)
    try {
      const file = path.join(dataDir, name);
      await (isSqlite(name) ? withSqliteCopy(file, add) : add(file));
      async function add(from: string): Promise<void> {
        await archive.addFile(`${filesFolder}${name}`, from);
      }
    } catch (error) {
      // Its events have moved into the database since it was listed.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
}
