import { type Network, startNetwork } from "../support/network.ts";
import { ensurePgliteTemplate } from "../support/pglite-template.ts";
import { makeDataDir, startServer } from "../support/server.ts";

export interface SiteUnderTest {
  origin: string;
  network: Network;
  moveClockTo(instant: string): Promise<void>;
  close(): Promise<void>;
}

/** A site of its own, behind a network that can be taken away. */
export async function startSite(): Promise<SiteUnderTest> {
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  const network = await startNetwork();
  const origin = `http://localhost:${network.port}`;
  const server = await startServer({ DATA_DIR: dataDir, ORIGIN: origin });
  const direct = server.url;
  network.leadTo(Number(new URL(direct).port));
  return {
    origin,
    network,
    async moveClockTo(instant) {
      const body = JSON.stringify({ moveTo: instant });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${direct}/dev/clock`, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`The clock answered ${answer.status}.`);
    },
    async close() {
      network.close();
      server.child.kill("SIGTERM");
      await server.exit;
      remove();
    },
  };
}
