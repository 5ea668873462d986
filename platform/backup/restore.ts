import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type Database, openDatabase, type Transaction } from "../database/database.ts";
import { rootOf } from "../database/database-error.ts";
import { sql } from "../database/drizzle.ts";
import { syncFolder, syncPath } from "../database/durable-files.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { applyMigrations, type MigrateOptions } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { OperatorError } from "../operator-error.ts";
import { inQuotes, type ReadOptions, readArchive } from "./archive.ts";
import { type BackupPlace, schemaOf } from "./backup.ts";
import { beginMove, endMove, filesInTheWay, isSaved, moveIntoPlace } from "./data-files.ts";
import { fixFormats, quoted, tableName } from "./dump-tables.ts";
import { BackupError, damaged } from "./encryption.ts";
import { loadRows, loadSequences, matchTables, withoutForeignKeys } from "./load-tables.ts";
import {
  filesFolder,
  formatVersion,
  type Head,
  head as headEntry,
  headSchema,
  type Manifest,
  sequencesEntry,
  sequencesSchema,
  type TableShape,
  tablesFolder,
} from "./manifest.ts";

/** A description of tables, columns and migrations. */
const longestHead = 16 * 1024 * 1024;

interface RestoreOptions extends BackupPlace, Pick<ReadOptions, "plain"> {
  /** Replaces what is there. */
  force: boolean;
}

/** All of a backup, or nothing: rows come in one transaction, files beside their places, and both move in at the end. */
export async function restoreBackup(file: string, options: RestoreOptions) {
  const { url, dataDir, services, log, say = () => {} } = options;
  const { head, rows, entries } = await checkBackup(file, options);
  const inTheWay = filesInTheWay(dataDir);
  const staging = path.join(dataDir, `restore-${randomUUID()}`);
  const aside = path.join(
    dataDir,
    `before-restore-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
  );
  fs.mkdirSync(staging, { recursive: true, mode: 0o700 });
  const postgres = path.join(dataDir, "postgres");
  const unlock = url ? () => {} : await lockFolder(`${postgres}.lock`, postgres);
  try {
    if (!options.force && (inTheWay.length > 0 || (!url && fs.existsSync(postgres))))
      throw inUse(
        `${dataDir} has ${[...(url ? [] : ["postgres"].filter(() => fs.existsSync(postgres))), ...inTheWay].join(", ")}`,
      );
    requireRoom(dataDir, entries);
    const files = path.join(staging, "files");
    const database = await openDatabase({ url, dataDir: staging, log });
    try {
      await database.transaction(async (tx) => {
        await emptySchemas(tx, database, services, options.force);
        await loadAll(tx, { head, services, rows }, async (tables, schemas) => {
          const load = createLoader(tx, { tables, schemas, files, say });
          await readArchive(file, { ...options, expected: entries }, load.take);
          return load.counts;
        }).catch((error) => {
          throw inALine(error);
        });
        if (fs.existsSync(files)) syncFolder(files);
        // From here on a start would meet the old files with the new rows, or the other way round.
        beginMove(dataDir);
      });
    } finally {
      await database.close();
    }
    if (!url) {
      fs.mkdirSync(files, { recursive: true });
      fs.renameSync(path.join(staging, "postgres"), path.join(files, "postgres"));
    }
    moveIntoPlace(files, dataDir, aside);
    syncPath(dataDir);
    endMove(dataDir);
    return { head, rows: sum(rows), aside: fs.existsSync(aside) ? aside : undefined };
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
    unlock();
  }
}

const sum = (rows: Manifest["rows"]): number => Object.values(rows).reduce((all, count) => all + count, 0);

const inUse = (what: string): BackupError =>
  new BackupError(
    `The target is not empty: ${what}. To replace it, make a backup of it first and then restore with --force.`,
  );

/** Five signs are a code of PostgreSQL's, for instance of a foreign key without its row. */
function inALine(error: unknown): unknown {
  const { code } = rootOf(error);
  if (error instanceof OperatorError || !/^[0-9A-Z]{5}$/.test(code ?? "")) return error;
  return new BackupError(`The database refused what is in the backup (${code}).`, { cause: error });
}

/** The database finds out by itself, and takes back what it has. */
function requireRoom(dataDir: string, entries: Manifest["entries"]): void {
  const needed = Object.entries(entries)
    .filter(([name]) => name.startsWith(filesFolder))
    .reduce((all, [, { bytes }]) => all + bytes, 0);
  const { bavail, bsize } = fs.statfsSync(dataDir);
  const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  if (needed > bavail * bsize)
    throw new BackupError(
      `The backup needs ${inMegabytes(needed)} for its files, and the disk of ${dataDir} has ${inMegabytes(bavail * bsize)}.`,
    );
}

/** Reads all of it, so that a damaged backup is known before anything is touched. */
export async function checkBackup(
  file: string,
  {
    services,
    version,
    say = () => {},
    ...options
  }: Pick<BackupPlace, "services" | "version" | "say"> & Pick<ReadOptions, "passphrase" | "plain">,
): Promise<{ head: Head } & Manifest> {
  let head: Head | undefined;
  let parts = 0;
  const manifest = await readArchive(file, options, async (entry) => {
    refuseFile(entry.name);
    if (entry.name === headEntry) {
      if (entry.bytes > longestHead) throw damaged();
      head = headSchema.parse(JSON.parse((await entry.content()).toString()));
      refuseNewer(head, services, version);
      refuseSchemas(head, services);
    }
    say(`checking the backup: ${++parts} parts`);
  });
  if (!head) throw damaged();
  return { head, ...manifest };
}

function refuseFile(name: string): void {
  if (name.startsWith(filesFolder) && !isSaved(name.slice(filesFolder.length)))
    throw new BackupError(`The backup has a file that does not belong into one: ${inQuotes(name)}.`);
}

function refuseSchemas({ tables }: Head, services: readonly MigrateOptions[]): void {
  const known = new Set(services.map(({ service }) => schemaOf(service)));
  const other = tables.find(({ schema }) => !known.has(schema));
  if (other)
    throw new BackupError(
      `The backup has a table that is not one of this product: ${inQuotes(`${other.schema}.${other.name}`)}.`,
    );
}

function refuseNewer(head: Head, services: readonly MigrateOptions[], version: string): void {
  const newer = new BackupError(
    `The backup was made by version ${head.version}, which is newer than this one (${version}). Restore it with that version.`,
  );
  if (head.format > formatVersion) throw newer;
  const known = new Map(
    services.flatMap(({ service, folder }) =>
      readMigrations(service, folder).map(({ name, checksum }) => [`${service}/${name}`, checksum] as const),
    ),
  );
  for (const { service, name, checksum } of head.migrations) {
    const here = known.get(`${service}/${name}`);
    if (here === undefined) throw newer;
    if (here !== checksum)
      throw new BackupError(
        `${service}/${name} is not the migration that the backup's database was made with.`,
      );
  }
}

/** Nothing of ours is in the database afterwards. */
async function emptySchemas(
  tx: Transaction,
  { kind }: Database,
  services: readonly MigrateOptions[],
  force: boolean,
): Promise<void> {
  await fixFormats(tx);
  await tx.execute(sql`set local client_min_messages = warning`);
  if (kind === "pglite") return;
  const { rows: others } = await tx.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name like 'wellspring%' and pid <> pg_backend_pid()`);
  if (others.length > 0)
    throw new BackupError("A server uses this database. Stop all its processes, then restore.");
  const schemas = ["platform", ...services.map(({ service }) => schemaOf(service))];
  const { rows: there } = await tx.execute<{ name: string }>(
    sql`select nspname as name from pg_namespace where nspname = any(${sql.param(schemas)}::text[]) order by 1`,
  );
  if (there.length > 0 && !force)
    throw inUse(`the database has the schemas ${there.map(({ name }) => name).join(", ")}`);
  for (const { name } of there) await tx.execute(sql.raw(`drop schema ${quoted(name)} cascade`));
}

/** The tables as they were, then their rows, then what has changed since. */
async function loadAll(
  tx: Transaction,
  { head, services, rows }: { head: Head; services: readonly MigrateOptions[]; rows: Manifest["rows"] },
  read: (tables: TableShape[], schemas: string[]) => Promise<Manifest["rows"]>,
): Promise<void> {
  const schemas = services.map(({ service }) => schemaOf(service));
  for (const options of services) {
    const names = head.migrations
      .filter(({ service }) => service === options.service)
      .map(({ name }) => name);
    await applyMigrations(tx, options, new Set(names));
  }
  for (const { service, name, appliedAt } of head.migrations)
    await tx.execute(
      sql`update platform.migrations set applied_at = ${appliedAt}::timestamptz where service = ${service} and name = ${name}`,
    );
  const tables = await matchTables(tx, schemas, head.tables);
  const loaded = await withoutForeignKeys(tx, schemas, async () => {
    // Rows that a migration wrote are in the backup as well.
    if (tables.length > 0) await tx.execute(sql.raw(`truncate ${tables.map(tableName).join(", ")}`));
    return read(tables, schemas);
  });
  for (const [name, count] of Object.entries(rows)) if ((loaded[name] ?? 0) !== count) throw damaged();
  for (const options of services) await applyMigrations(tx, options);
}

function createLoader(
  tx: Transaction,
  {
    files,
    schemas,
    say,
    ...database
  }: { tables: TableShape[]; schemas: string[]; files: string; say: (line: string) => void },
) {
  const tables = new Map(database.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const counts: Manifest["rows"] = {};
  return {
    counts,
    async take({ name, content, save }: Parameters<Parameters<typeof readArchive>[2]>[0]): Promise<void> {
      if (name.startsWith(tablesFolder)) {
        const key = name.slice(tablesFolder.length, name.lastIndexOf("/"));
        const table = tables.get(key);
        if (!table) throw damaged();
        try {
          counts[key] = (counts[key] ?? 0) + (await loadRows(tx, table, (await content()).toString()));
        } catch (error) {
          const { code } = rootOf(error);
          throw code
            ? new BackupError(`The rows of ${key} could not be stored (${code}).`, { cause: error })
            : error;
        }
        say(`${key}: ${counts[key]} rows`);
      } else if (name === sequencesEntry) {
        await loadSequences(tx, schemas, sequencesSchema.parse(JSON.parse((await content()).toString())));
      } else if (name.startsWith(filesFolder)) {
        refuseFile(name);
        const target = path.join(files, name.slice(filesFolder.length));
        try {
          fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
          await save(target);
        } catch (error) {
          const { code, syscall } = error as NodeJS.ErrnoException;
          throw syscall
            ? new BackupError(`${inQuotes(name)} could not be written (${code}).`, { cause: error })
            : error;
        }
      }
    },
  };
}
