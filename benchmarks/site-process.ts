import { execFileSync } from "node:child_process";
import { freePort } from "../scripts/free-ports.mjs";
import { ensurePgliteTemplate } from "../tests/support/pglite-template.ts";
import { makeDataDir, type RunningServer, startServer } from "../tests/support/server.ts";

export interface Site extends RunningServer {
  /** Resident memory in bytes. */
  resident(): number;
  stop(): Promise<void>;
}

/** The product as it ships, in its own process, on a free port, with a data folder that is gone when it stops. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  const port = await freePort();
  const server = await startServer({
    PORT: String(port),
    ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    ...settings,
  }).catch((error) => {
    remove();
    throw error;
  });
  return {
    ...server,
    resident: () => residentBytes(server.child.pid!),
    async stop() {
      server.child.kill("SIGTERM");
      await server.exit;
      remove();
    },
  };
}

const residentBytes = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;
