/** npm run launch:check: which pages the operator must still finish; ends with 1 while there are any. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createLog } from "../platform/log.ts";
import { loadConfig } from "./config.ts";
import { LaunchError } from "./launch-check.ts";
import { findTemplatesApart } from "./launch-templates.ts";
import { explainStartFailure } from "./start-failure.ts";

try {
  const config = loadConfig(path.resolve(path.dirname(fileURLToPath(import.meta.url)), ".."));
  const templates = await findTemplatesApart(config, createLog({ environment: "Production" }));
  if (templates.length > 0) throw new LaunchError(templates);
  console.log("Every page that the operator must finish is finished.");
} catch (error) {
  process.exitCode = explainStartFailure(error);
}
