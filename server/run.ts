import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createLog } from "../platform/log.ts";
import { createPeers } from "./cluster/peers.ts";
import { type Config, loadConfig } from "./config.ts";
import { logConsole, logProcess } from "./console-log.ts";
import { connectionNotices } from "./database-connections.ts";
import { providerProblems } from "./parts/provider-check.ts";
import { sayReady } from "./say-ready.ts";
import { createSiteServer, listen, requireFreePort, stopOnSignal } from "./serve.ts";
import { composeServices } from "./services.ts";
import { explainStartFailure } from "./start-failure.ts";
import { otherProductNotices, startNotices } from "./start-notices.ts";
import { createStaticFiles } from "./static-files.ts";
import { trimMemory } from "./trim-memory.ts";
import { composeTraces } from "./watch/compose-traces.ts";

/** One serving process: the only one, or a worker of several. */
export async function run(root: string): Promise<void> {
  try {
    await start(loadConfig(root));
  } catch (error) {
    process.exit(explainStartFailure(error));
  }
}

async function start(config: Config): Promise<void> {
  const peers = createPeers();
  // What concerns all workers is said by the first.
  const speaks = peers === undefined || peers.id === 1;
  const log = createLog({ environment: config.ENVIRONMENT, level: config.LOG_LEVEL });
  logConsole(log);
  logProcess(log);
  // Workers share a port, and would share it with any other program that does.
  if (peers?.id === 1) await requireFreePort(config.PORT, config.HOST);
  // Files the server stores are owner-only.
  process.umask(0o077);
  if (speaks) for (const notice of startNotices(config)) log.warn(notice);
  const [build, parts] = await Promise.all([
    import(pathToFileURL(path.join(config.root, "build/server/index.js")).href) as Promise<ServerBuild>,
    composeServices(config, log, { watch: true }),
  ]);
  const traces = await composeTraces(config, log);
  const files = createStaticFiles(path.join(config.root, "build/client"));
  const site = createSiteServer(parts, { build, mode: "production", files, peers });
  stopOnSignal(site.server, {
    log,
    async close() {
      await site.close();
      await parts.close();
      await traces?.close();
    },
  });
  trimMemory();
  const port = await listen(site.server, config.PORT, config.HOST);
  const says = `${config.SITE_NAME} is ready at ${config.production ? config.ORIGIN : `http://localhost:${port}`}`;
  if (peers) peers.ready(port, says, config.production);
  else sayReady(log, `${says} (${Math.round(performance.now())} ms)`, config.production);
  if (!speaks) return;
  for (const notice of await connectionNotices(parts.database, config)) log.warn(notice);
  for (const problem of await providerProblems(config))
    log.warn(`the OpenID provider ${config.OIDC_AUTHORITY}: ${problem}`);
  // Log a failing part now, not on its first request.
  await parts.readiness();
  if (config.ENVIRONMENT !== "Local") {
    const names = await parts.roles.names().catch(() => []);
    for (const notice of otherProductNotices(config, names)) log.warn(notice);
  }
}
