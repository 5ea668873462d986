/** npm run launch:check: which pages the operator must still finish; ends with 1 while there are any. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../platform/clock.ts";
import { createLog } from "../platform/log.ts";
import { loadConfig } from "./config.ts";
import { findTemplates, LaunchError } from "./launch-check.ts";
import { composeContent } from "./parts/content.ts";
import { composeScripture } from "./parts/scripture.ts";
import { explainStartFailure } from "./start-failure.ts";

try {
  const config = loadConfig(path.resolve(path.dirname(fileURLToPath(import.meta.url)), ".."));
  const log = createLog({ environment: "Production", debug: false });
  const { scripture } = await composeScripture(config, log);
  const content = await composeContent({
    config,
    clock: systemClock,
    log,
    watch: false,
    scripture,
    authorize: async () => null,
  });
  const templates = await findTemplates(content.client, config);
  content.close();
  if (templates.length > 0) throw new LaunchError(templates);
  console.log("Every page that the operator must finish is finished.");
} catch (error) {
  process.exitCode = explainStartFailure(error);
}
