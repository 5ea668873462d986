import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { openDatabase } from "../../platform/database/database.ts";

/** Making a PGlite folder takes seconds and copying one does not, so an empty one is kept between test runs. */
export async function ensurePgliteTemplate(): Promise<string> {
  const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
  const manifest = readFileSync(path.join(modules, "@electric-sql/pglite/package.json"), "utf8");
  const dataDir = path.join(modules, ".cache", "wellspring", `pglite-${JSON.parse(manifest).version}`);
  for (let attempt = 0; ; attempt++) {
    try {
      await (await openDatabase({ dataDir, log: pino({ level: "silent" }) })).close();
      return path.join(dataDir, "postgres");
    } catch (error) {
      // Another test run may be opening it at this moment.
      if (attempt === 40 || !String(error).includes("already open")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
