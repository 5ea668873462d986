import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { readMigrations } from "../../platform/database/migration-files.ts";
import { allMigrations } from "../../server/migrations.ts";

const log = pino({ level: "silent" });
const root = fileURLToPath(new URL("../..", import.meta.url));
const modules = path.join(root, "node_modules");

/** Creating a PGlite folder takes seconds, copying one does not, so an empty one is cached between runs. */
export function ensureEmptyPglite(): Promise<string> {
  // Made by another version, of the database or of what opens it, it would be another folder.
  const hash = createHash("sha256");
  for (const file of ["node_modules/@electric-sql/pglite/package.json", "platform/database/pglite.ts"])
    hash.update(readFileSync(path.join(root, file)));
  const name = `.pglite-template-${hash.digest("hex").slice(0, 16)}`;
  return ensure(path.join(modules, name), async (dataDir) => {
    await (await openDatabase({ dataDir, log })).close();
  });
}

/** With the tables of every service, whose migrations take a second: a site starts on a copy as on its own database. */
export async function ensurePgliteTemplate(): Promise<string> {
  const empty = await ensureEmptyPglite();
  const services = allMigrations(root);
  const hash = createHash("sha256");
  for (const { service, folder } of services)
    for (const { name, checksum } of readMigrations(service, folder))
      hash.update(`${service}/${name} ${checksum}\n`);
  return ensure(`${empty}-${hash.digest("hex").slice(0, 16)}`, async (dataDir) => {
    cpSync(empty, path.join(dataDir, "postgres"), { recursive: true });
    const database = await openDatabase({ dataDir, log });
    for (const service of services) await migrate(database, service);
    await database.close();
  });
}

async function ensure(template: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  if (existsSync(template)) return template;
  const dataDir = mkdtempSync(`${template}-`);
  try {
    await make(dataDir);
    renameSync(path.join(dataDir, "postgres"), template);
  } catch (error) {
    // Another test run may have put its own there first.
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return template;
}
