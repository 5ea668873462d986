import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Transaction } from "./database.ts";
import { DatabaseError, rootOf } from "./database-error.ts";
import { sql } from "./drizzle.ts";
import { type Applied, pendingMigrations, readMigrations, wrong } from "./migration-files.ts";

/** One lock for all services, because they share the table of applied migrations; the number is arbitrary. */
const migrationLock = 7_430_215_568;
const longestWait = "60s";

/**
 * A change of a table waits for the transactions that use it, and everybody else who wants the table waits behind the change.
 * So it gives up soon, lets the others pass and tries again.
 */
const tableWaitMs = 2_000;
const pauseMs = 1_000;
const timeoutMs = 120_000;
const lockNotAvailable = "55P03";

export interface MigrateOptions {
  /** The service's name, which is also its PostgreSQL schema. */
  service: string;
  folder: string;
}

interface Waiting {
  /** Called before each new attempt. */
  onBusy?(reason: string): void;
  waits?: { tableMs: number; pauseMs: number; timeoutMs: number };
}

/** Applies what is missing, all or nothing, under a lock: processes that start together wait for one another. */
export async function migrate(
  database: Database,
  options: MigrateOptions,
  { onBusy, waits = { tableMs: tableWaitMs, pauseMs, timeoutMs } }: Waiting = {},
): Promise<{ applied: string[] }> {
  if (database.migratesApart) {
    await requireMigrations(database, [options]);
    return { applied: [] };
  }
  const deadline = performance.now() + waits.timeoutMs;
  for (;;) {
    try {
      return await database.transaction(async (tx) => {
        await waitForTurn(tx, options.service);
        await tx.execute(sql.raw(`set local lock_timeout = ${waits.tableMs}`));
        return { applied: await applyMigrations(tx, options) };
      });
    } catch (error) {
      if (!(error instanceof TableBusy) || performance.now() > deadline) throw error;
      onBusy?.(error.message);
      await sleep(waits.pauseMs);
    }
  }
}

class TableBusy extends DatabaseError {}

/** What is missing, or of that only those named in `only`, inside a transaction of the caller's. */
export async function applyMigrations(
  tx: Transaction,
  { service, folder }: MigrateOptions,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = readMigrations(service, folder);
  await tx.execute(sql`create schema if not exists platform`);
  await tx.execute(sql`create table if not exists platform.migrations (
    service text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (service, name))`);
  const applied = await tx.execute<Applied & Record<string, unknown>>(
    sql`select name, checksum from platform.migrations where service = ${service} order by name collate "C"`,
  );
  const missing = pendingMigrations(service, migrations, applied.rows);
  const pending = only ? missing.filter(({ name }) => only.has(name)) : missing;
  for (const { name, checksum, statements } of pending) {
    for (const statement of statements) {
      try {
        await tx.execute(sql.raw(statement));
      } catch (error) {
        const { code, message } = rootOf(error);
        if (code === lockNotAvailable)
          throw new TableBusy(
            `Migrations of the ${service} service: ${name} waits for a table that another process uses; nothing was applied.`,
            { cause: error },
          );
        throw wrong(service, `${name} failed (${message}); nothing was applied`, error);
      }
    }
    await tx.execute(
      sql`insert into platform.migrations (service, name, checksum) values (${service}, ${name}, ${checksum})`,
    );
  }
  return pending.map(({ name }) => name);
}

/** Throws, in one line, when something is still to be applied. */
export async function requireMigrations(database: Database, all: readonly MigrateOptions[]): Promise<void> {
  const { rows: found } = await database.db.execute<{ there: boolean }>(
    sql`select to_regclass('platform.migrations') is not null as there`,
  );
  const { rows } = found[0]?.there
    ? await database.db.execute<Applied & { service: string } & Record<string, unknown>>(
        sql`select service, name, checksum from platform.migrations order by name collate "C"`,
      )
    : { rows: [] };
  const missing = all.flatMap(({ service, folder }) => {
    const applied = rows.filter((row) => row.service === service);
    return pendingMigrations(service, readMigrations(service, folder), applied).map(
      ({ name }) => `${service}/${name}`,
    );
  });
  if (missing.length === 0) return;
  const shown =
    missing.length > 3
      ? `${missing.slice(0, 3).join(", ")} and ${missing.length - 3} more`
      : missing.join(", ");
  throw new DatabaseError(
    `The database lacks ${missing.length} migration${missing.length > 1 ? "s" : ""} (${shown}) and MIGRATE is off. Run: npm run migrate`,
  );
}

async function waitForTurn(tx: Transaction, service: string): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = '${longestWait}'`));
  // Building an index on a large table may rightly outlast the limit meant for requests.
  await tx.execute(sql`set local statement_timeout = 0`);
  // With "if not exists" PostgreSQL sends a notice at every start, which would only fill the log.
  await tx.execute(sql`set local client_min_messages = warning`);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(migrationLock))})`);
  } catch (error) {
    throw wrong(
      service,
      `another process has held the migration lock for ${longestWait}; see what it does`,
      error,
    );
  }
}
