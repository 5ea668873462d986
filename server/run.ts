import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createLog } from "../platform/log.ts";
import { loadConfig } from "./config.ts";
import { logConsole } from "./console-log.ts";
import { providerProblems } from "./parts/provider-check.ts";
import { createSiteServer, listen, stopOnSignal } from "./serve.ts";
import { composeServices } from "./services.ts";
import { explainStartFailure } from "./start-failure.ts";
import { startNotices } from "./start-notices.ts";
import { createStaticFiles } from "./static-files.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

try {
  const config = loadConfig(root);
  const log = createLog({ environment: config.ENVIRONMENT, debug: config.DEBUG });
  // Files the server stores are owner-only.
  process.umask(0o077);
  for (const notice of startNotices(config)) log.warn(notice);
  const [build, parts] = await Promise.all([
    import(pathToFileURL(path.join(root, "build/server/index.js")).href) as Promise<ServerBuild>,
    composeServices(config, log, { watch: true }),
  ]);
  const files = createStaticFiles(path.join(root, "build/client"));
  const site = createSiteServer(parts, { build, mode: "production", files });
  stopOnSignal(site.server, {
    log,
    async close() {
      await site.close();
      await parts.close();
    },
  });
  const port = await listen(site.server, config.PORT, config.HOST);
  console.log(
    `${config.SITE_NAME} is ready at ${config.production ? config.ORIGIN : `http://localhost:${port}`} (${Math.round(performance.now())} ms)`,
  );
  // A failed start, until here, is explained to the operator in plain words.
  logConsole(log);
  for (const problem of await providerProblems(config))
    log.warn(`the OpenID provider ${config.OIDC_AUTHORITY}: ${problem}`);
  // Log a failing part now, not on its first request.
  await parts.readiness();
} catch (error) {
  process.exit(explainStartFailure(error));
}
