/**
 * Run once before the start (`node services/scripture/cache-texts.ts DATA_DIR`): reads the modules and caches
 * their cleaned texts, so that the server itself never spends the time and memory on it.
 */
import { join } from "node:path";
import { loadModules, swordFolders } from "./load.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Name the data folder: node services/scripture/cache-texts.ts data");
await loadModules({
  swordPaths: swordFolders(dataDir, process.env.SWORD_PATH),
  cacheDir: join(dataDir, "scripture"),
});
