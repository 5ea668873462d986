/** The real translations for tests; Reina-Valera 1909 is fetched once into the project's data folder. */
import { join } from "node:path";
import { prepareScripture } from "../../scripts/scripture.mjs";
import { loadModules, swordFolders } from "./load.ts";
import type { LoadedModule } from "./module.ts";

const root = join(import.meta.dirname, "../..");

export async function realModules(): Promise<{ modules: LoadedModule[]; rv1909: LoadedModule }> {
  const dataDir = join(root, "data");
  const { reason } = await prepareScripture({ root, dataDir });
  const { modules } = await loadModules({ swordPaths: swordFolders(dataDir, process.env.SWORD_PATH) });
  const rv1909 = modules.find(({ translation }) => translation.id === "rv1909");
  if (!rv1909) throw new Error(`These tests read Reina-Valera 1909, which could not be had: ${reason}.`);
  return { modules, rv1909 };
}
