import path from "node:path";
import type { Log } from "../../platform/log.ts";
import { span } from "../../platform/tracing.ts";
import { createScriptureApp } from "../../services/scripture/app.ts";
import { createScriptureClient } from "../../services/scripture/client.ts";
import { loadModules, swordFolders } from "../../services/scripture/load.ts";
import { createScripture } from "../../services/scripture/service.ts";
import type { Config } from "../config.ts";
import { embedded } from "./embedded.ts";

export async function composeScripture(config: Config, log: Log) {
  const { modules, skipped, version } = await loadModules({
    swordPaths: swordFolders(config.dataDir, config.SWORD_PATH),
    cacheDir: path.join(config.dataDir, "scripture"),
  });
  for (const { module, reason } of skipped) log.warn({ module }, `a translation is not used: ${reason}`);
  if (!modules.some(({ translation }) => translation.language === "es")) {
    log.error(
      "no Spanish translation was found: Spanish pages show the English text and say so (see services/scripture/README.md)",
    );
  }
  const scripture = createScripture({ modules });
  const app = createScriptureApp(scripture, log);
  const client = createScriptureClient({
    fetch: (request) => span("scripture", {}, async () => app.fetch(request)),
    baseUrl: embedded,
  });
  return { scripture, app, client, version };
}
