import type { Database, Transaction } from "./database.ts";
import { sql } from "./drizzle.ts";
import { type Applied, pendingMigrations, readMigrations, wrong } from "./migration-files.ts";

/** One lock for all services, because they share the table of applied migrations; the number is arbitrary. */
const migrationLock = 7_430_215_568;
const longestWait = "60s";

interface MigrateOptions {
  /** The service's name, which is also its PostgreSQL schema. */
  service: string;
  folder: string;
}

/** Applies what is missing, all or nothing, under a lock: processes that start together wait for one another. */
export async function migrate(
  database: Database,
  { service, folder }: MigrateOptions,
): Promise<{ applied: string[] }> {
  const migrations = readMigrations(service, folder);
  return database.transaction(async (tx) => {
    await waitForTurn(tx, service);
    await tx.execute(sql`create schema if not exists platform`);
    await tx.execute(sql`create table if not exists platform.migrations (
      service text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (service, name))`);
    const { rows } = await tx.execute<Applied & Record<string, unknown>>(
      sql`select name, checksum from platform.migrations where service = ${service} order by name collate "C"`,
    );
    const pending = pendingMigrations(service, migrations, rows);
    for (const { name, checksum, statements } of pending) {
      for (const statement of statements) {
        try {
          await tx.execute(sql.raw(statement));
        } catch (error) {
          const reason = ((error as Error).cause as Error | undefined)?.message ?? (error as Error).message;
          throw wrong(service, `${name} failed (${reason}); nothing was applied`, error);
        }
      }
      await tx.execute(
        sql`insert into platform.migrations (service, name, checksum) values (${service}, ${name}, ${checksum})`,
      );
    }
    return { applied: pending.map(({ name }) => name) };
  });
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
