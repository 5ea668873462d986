import type { Server } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { inject } from "vitest";
import type { MovableClock } from "../../platform/clock.ts";
import { readConfig } from "../../server/config.ts";
import { createSiteServer, listen } from "../../server/serve.ts";
import { composeServices, type Parts } from "../../server/services.ts";
import { createStaticFiles } from "../../server/static-files.ts";
import { makeDataDir, root, testEnvironment } from "./server.ts";

/** The built site in this process, on a port of its own. `change` swaps a part before the server is made. */
export interface Site {
  parts: Parts;
  start(change?: (parts: Parts) => Parts): Promise<string>;
  close(): Promise<void>;
}

/** Composes the real services once; each `start` puts a fresh server with a fresh page cache before them. */
export async function composeSite(settings: Record<string, string> = {}): Promise<Site> {
  const { dataDir, remove } = makeDataDir(inject("pgliteTemplate"));
  const config = readConfig(testEnvironment({ DATA_DIR: dataDir, ...settings }), root);
  const parts = await composeServices(config, pino({ level: "silent" }));
  // Ten in the morning in New York: the day does not turn in the middle of a test.
  (parts.clock as MovableClock).moveTo(new Date("2026-11-14T15:00:00Z"));
  const file = pathToFileURL(path.join(root, "build/server/index.js")).href;
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  const files = createStaticFiles(path.join(root, "build/client"));
  const servers: Server[] = [];
  return {
    parts,
    async start(change = (unchanged) => unchanged) {
      const { server } = createSiteServer(change(parts), { build, mode: "production", files });
      servers.push(server);
      return `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
    },
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await parts.close();
      remove();
    },
  };
}
