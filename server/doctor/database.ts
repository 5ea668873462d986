import { type Database, openDatabase } from "../../platform/database/database.ts";
import { DatabaseError, rootOf } from "../../platform/database/database-error.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { type Applied, pendingMigrations, readMigrations } from "../../platform/database/migration-files.ts";
import type { Log } from "../../platform/log.ts";
import type { Config } from "../config.ts";
import { allMigrations } from "../migrations.ts";
import { type Finding, fail, ok, reasonOf, skipped, warning } from "./finding.ts";

const check = "database";
/** Tokens and Stripe's signatures bear a few minutes. */
const maxSkewMs = 30_000;
/** More of its connections in use than this leaves too few for a process that starts. */
const maxShare = 0.8;

type DatabaseSettings = Pick<Config, "DATABASE_URL" | "dataDir" | "production" | "root">;

/** Reached, may make tables, has connections left, the same clock. */
export async function checkDatabase(config: DatabaseSettings, log: Log): Promise<Finding[]> {
  const { DATABASE_URL: url, dataDir } = config;
  if (!url)
    return [
      skipped(
        check,
        "the embedded database can be open in one process only, so that it is not looked into beside a running server; what the server says of it is under public address",
      ),
    ];
  let database: Database;
  try {
    database = await openDatabase({ url, dataDir, log });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return [fail(check, error.message, "Do what it says, or correct DATABASE_URL.")];
  }
  try {
    return [
      ...(await describeServer(database)),
      ...(await checkMigrations(database, config).catch(unreadable)),
    ];
  } finally {
    await database.close();
  }
}

const unreadable = (error: unknown): Finding[] => [
  fail(
    "migrations",
    rootOf(error).message ?? reasonOf(error),
    "Let the user of DATABASE_URL own the database and all that is in it.",
  ),
];

interface Server extends Record<string, unknown> {
  version: string;
  database: string;
  creates: boolean;
  now: Date | string;
  used: number;
  limit: number;
}

async function describeServer({ db }: Database): Promise<Finding[]> {
  const { rows } = await db.execute<Server>(sql`
    select current_setting('server_version') as version, current_database() as database,
      has_database_privilege(current_database(), 'CREATE') as creates, clock_timestamp() as now,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as "limit"`);
  const { version, database, creates, now, used, limit } = rows[0]!;
  const skewMs = Math.abs(new Date(now).getTime() - Date.now());
  return [
    creates
      ? ok(check, `PostgreSQL ${version} answers, and tables can be made in ${database}`)
      : fail(
          check,
          `PostgreSQL ${version} answers, but this user may not make schemas in ${database}`,
          `As its owner: grant create on database "${database}" to the user of DATABASE_URL.`,
        ),
    used > limit * maxShare
      ? warning(
          "database connections",
          `${used} of ${limit} are in use`,
          "Raise max_connections, run fewer processes, or put PgBouncer in front.",
        )
      : ok("database connections", `${used} of ${limit} are in use`),
    ...(skewMs > maxSkewMs
      ? [
          warning(
            "clock",
            `this machine's and the database's are ${Math.round(skewMs / 1000)} seconds apart`,
            "Let both set their clocks (systemd-timesyncd, chrony).",
          ),
        ]
      : []),
  ];
}

async function checkMigrations({ db }: Database, { root }: DatabaseSettings): Promise<Finding[]> {
  const name = "migrations";
  const { rows: tables } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('platform.migrations') is not null as there`,
  );
  if (!tables[0]?.there)
    return [
      warning(
        name,
        "none has been applied: no server has used this database yet",
        "Run npm run migrate, or start the server.",
      ),
    ];
  const { rows } = await db.execute<Applied & { service: string } & Record<string, unknown>>(
    sql`select service, name, checksum from platform.migrations order by service, name collate "C"`,
  );
  const late: string[] = [];
  for (const { service, folder } of allMigrations(root)) {
    const applied = rows.filter((row) => row.service === service);
    try {
      const pending = pendingMigrations(service, readMigrations(service, folder), applied);
      late.push(...pending.map((each) => `${service}/${each.name}`));
    } catch (error) {
      return [
        fail(name, reasonOf(error), "Install the version that this database was used with, or a newer one."),
      ];
    }
  }
  return late.length > 0
    ? [
        warning(
          name,
          `${late.length} are not applied yet (${late.slice(0, 3).join(", ")}${late.length > 3 ? ", …" : ""}); each part applies its own when it is first used`,
          "Run npm run migrate.",
        ),
      ]
    : [ok(name, `all ${rows.length} are applied`)];
}
