import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Log } from "../log.ts";

/** What both drivers answer to raw SQL; their other members differ, so the product may not use them. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** Drizzle, the same type on PGlite and on PostgreSQL. */
export type Db = PgDatabase<RowsResult>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Database {
  readonly kind: "pglite" | "postgres";
  readonly db: Db;
  /** Migrations are run by a command of their own; a service only checks that they were. */
  readonly migratesApart?: boolean;
  /** Inside `work` use `tx` only: PGlite has one connection, and `db` would wait for the transaction to end. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  /** Resolves when the database answers, else throws in clear words. */
  ping(): Promise<void>;
  /** Undefined where there is one connection only. */
  pool?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** A PostgreSQL address (`DATABASE_URL`); without one the embedded PGlite in `dataDir` is opened. */
  url?: string | undefined;
  dataDir: string;
  log: Log;
  /** How many connections to PostgreSQL may be open at once. */
  pool?: number | undefined;
  migratesApart?: boolean;
}

/** Each driver is loaded only when chosen: PGlite alone is 10 MB of WebAssembly. */
export async function openDatabase({
  url,
  dataDir,
  log,
  pool,
  migratesApart = false,
}: DatabaseOptions): Promise<Database> {
  const started = performance.now();
  const database = url
    ? await (await import("./postgres.ts")).openPostgres(url, log, pool)
    : await (await import("./pglite.ts")).openPglite(dataDir, log);
  log.info({ kind: database.kind, ms: Math.round(performance.now() - started) }, "database open");
  return { ...database, migratesApart };
}
