import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { openDatabase } from "../../platform/database/database.ts";

/** Creating a PGlite folder takes seconds, copying one does not, so an empty one is cached between runs. */
export async function ensurePgliteTemplate(): Promise<string> {
  const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
  const manifest = readFileSync(path.join(modules, "@electric-sql/pglite/package.json"), "utf8");
  const template = path.join(modules, `.pglite-template-${JSON.parse(manifest).version}`);
  if (existsSync(template)) return template;
  const dataDir = mkdtempSync(`${template}-`);
  try {
    await (await openDatabase({ dataDir, log: pino({ level: "silent" }) })).close();
    renameSync(path.join(dataDir, "postgres"), template);
  } catch (error) {
    // Another test run may have put its own there first.
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return template;
}
