import pg from "pg";
import type { Log } from "../log.ts";
import { outsideRequest } from "../request-context.ts";
import type { Database, Db } from "./database.ts";
import { DatabaseError, rootOf } from "./database-error.ts";
import { loadPostgresDriver, sql } from "./drizzle.ts";

const limits = {
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
} as const;

/** Sent when a connection begins. */
const sessionLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 } as const;

/** Connections at once. */
const usualPool = 10;

export async function openPostgres(url: string, log: Log, max = usualPool): Promise<Database> {
  try {
    return await openPool(url, log, { ...sessionLimits, max });
  } catch (error) {
    if (!isPooler(error)) throw error;
    log.warn(
      "a connection pooler such as PgBouncer is in front of PostgreSQL and accepts no limits: set them for the user " +
        "(alter role … set statement_timeout = '15s', idle_in_transaction_session_timeout = '30s')",
    );
    return openPool(url, log, { max });
  }
}

/** A pooler gives the same connection to many and refuses parameters that would be only one's. */
const isPooler = (error: unknown): boolean =>
  /unsupported startup parameter/i.test(rootOf(error).message ?? "");

async function openPool(
  url: string,
  log: Log,
  session: Partial<typeof sessionLimits> & { max: number },
): Promise<Database> {
  const place = placeOf(url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "wellspring",
    keepAlive: true,
    ...limits,
    ...session,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  const lost = (error: Error) =>
    // The connection was opened for some request, and is no longer its own.
    outsideRequest(() => log.warn({ error: error.message, place }, "a database connection was lost"));
  pool.on("error", lost);
  // The pool does not listen to a connection that somebody has, and one may break between two statements of a transaction.
  pool.on("connect", (client) => client.on("error", lost));
  const { drizzle } = loadPostgresDriver();
  const db = drizzle({ client: pool }) as unknown as Db;
  let closing: Promise<void> | undefined;
  const database: Database = {
    kind: "postgres",
    db,
    transaction: (work, config) => db.transaction(work, config),
    ping: async () => {
      try {
        await db.execute(sql`select 1`);
      } catch (error) {
        throw new DatabaseError(describeError(error, place), { cause: error });
      }
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
  try {
    await database.ping();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Host, port and database for messages; never the password. */
function placeOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new DatabaseError(
      "DATABASE_URL is not an address like postgres://user:password@host:5432/database.",
    );
  }
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || "the local socket"}:${port || "5432"}${pathname}`;
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing is listening there; start PostgreSQL or correct the host and port",
  ENOTFOUND: "the host name is unknown; correct it",
  EAI_AGAIN: "the host name could not be looked up; check it and the network",
  ETIMEDOUT: "it did not answer in time; check the host, the port and any firewall",
  "28P01": "the user or password is wrong",
  "28000": "the user may not connect",
  "3D000": "the database does not exist; create it",
  "53300": "it has no free connections; raise max_connections or run fewer processes",
  "57P03": "it is still starting up; try again in a moment",
};

function describeError(error: unknown, place: string): string {
  const root = rootOf(error);
  const timedOut = /timeout/i.test(root.message ?? "") ? reasons.ETIMEDOUT : undefined;
  const reason = reasons[root.code ?? ""] ?? timedOut ?? root.message ?? String(root);
  return `Cannot use PostgreSQL at ${place} (DATABASE_URL): ${reason}.`;
}
