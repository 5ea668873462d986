import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isHalfRestored } from "../platform/backup/data-files.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { type MigrateOptions, requireMigrations } from "../platform/database/migrate.ts";
import type { Log } from "../platform/log.ts";
import { OperatorError } from "../platform/operator-error.ts";
import type { Config } from "./config.ts";

/** Of every service and every part of the platform that has tables, whether this installation uses it or not. */
export const allMigrations = (root: string): MigrateOptions[] =>
  ["platform", "services"].flatMap((parent) =>
    readdirSync(path.join(root, parent))
      .sort()
      .map((service) => ({ service, folder: path.join(root, parent, service, "migrations") }))
      .filter(({ folder }) => existsSync(folder)),
  );

/** The database of the settings; where starts do not migrate it, one that is behind is refused. */
export async function openMigrated(config: Config, log: Log): Promise<Database> {
  if (isHalfRestored(config.dataDir))
    throw new OperatorError(
      `A restore into ${config.dataDir} was interrupted. Run it again: npm run restore -- FILE --force`,
    );
  const migratesApart = config.MIGRATE === "off";
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.dataDir,
    pool: config.DATABASE_POOL,
    log,
    migratesApart,
  });
  try {
    if (migratesApart) await requireMigrations(database, allMigrations(config.root));
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
