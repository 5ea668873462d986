import path from "node:path";
import { loadModules, swordFolders } from "../../services/scripture/load.ts";
import type { Config } from "../config.ts";
import { type Finding, fail, ok, warning } from "./finding.ts";

const check = "scripture";

/** The texts that the server finds when it starts. */
export async function checkScripture(config: Pick<Config, "dataDir" | "SWORD_PATH">): Promise<Finding[]> {
  const { modules, skipped } = await loadModules({
    swordPaths: swordFolders(config.dataDir, config.SWORD_PATH),
    cacheDir: path.join(config.dataDir, "scripture"),
  });
  const names = modules.map(({ translation }) => translation.id).join(", ");
  const hasSpanish = modules.some(({ translation }) => translation.language === "es");
  return [
    hasSpanish
      ? ok(check, names)
      : fail(
          check,
          `${names}: no Spanish text, so that Spanish pages show the English one`,
          "Run npm start once with a network, or put Reina-Valera 1909 in DATA_DIR/sword (services/scripture/README.md).",
        ),
    ...skipped.map(({ module, reason }) =>
      warning(
        check,
        `${module} is not used: ${reason}`,
        "Replace or remove it (services/scripture/README.md).",
      ),
    ),
  ];
}
