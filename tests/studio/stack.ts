/** The studio as it was built and the site in front of it, each a process of its own; the studio can be killed and started again. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { freePorts } from "../../scripts/free-ports.mjs";
import { ensurePgliteTemplate } from "../support/pglite-template.ts";
import { makeDataDir, root, startServer, testEnvironment } from "../support/server.ts";

const key = "a key that only journeys know";
const studioFolder = path.join(root, "studio");
const readyMs = 120_000;

export interface Stack {
  /** The site's address, behind which the studio is. */
  origin: string;
  /** At once, in the middle of whatever it does. */
  killStudio(): Promise<void>;
  startStudio(): Promise<void>;
  /** From the machine's own; 0 puts it back. */
  moveClockBy(ms: number): Promise<void>;
  close(): Promise<void>;
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

/** Ready once it answers a call that reads its database. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < readyMs) {
    if (child.exitCode !== null) throw new Error("The studio ended while it was starting.");
    const answer = await fetch(new URL("/studio/api/library?ids=none", url), {
      headers: { authorization: `Bearer ${key}` },
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The studio did not answer within two minutes.");
}

export async function startStack(): Promise<Stack> {
  const [sitePort, studioPort] = (await freePorts(2)) as [number, number];
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  const origin = `http://localhost:${sitePort}`;
  const shared = {
    DATA_DIR: dataDir,
    STUDIO_URL: `http://127.0.0.1:${studioPort}`,
    STUDIO_KEY: key,
    ORIGIN: origin,
  };
  mkdirSync(path.join(dataDir, "studio"), { recursive: true });
  const log = openSync(
    path.join(root, "node_modules", ".cache", `studio-journeys-${process.env.TEST_WORKER_INDEX ?? 0}.log`),
    "w",
  );
  let studio: ChildProcess | undefined;

  async function startStudio(): Promise<void> {
    const next = path.join(studioFolder, "node_modules", "next", "dist", "bin", "next");
    studio = spawn(process.execPath, [next, "start", "-H", "127.0.0.1", "-p", String(studioPort)], {
      cwd: studioFolder,
      env: { ...testEnvironment(shared), NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", log, log],
    });
    await untilReady(shared.STUDIO_URL, studio);
  }
  async function killStudio(): Promise<void> {
    if (!studio) return;
    studio.kill("SIGKILL");
    await ended(studio);
  }

  try {
    await startStudio();
    await promisify(execFile)(process.execPath, [path.join(root, "tests", "studio", "small-library.ts")], {
      cwd: root,
      env: testEnvironment(shared),
    });
    const site = await startServer({ ...shared, PORT: String(sitePort) });
    return {
      origin,
      startStudio,
      killStudio,
      async moveClockBy(ms) {
        const body = JSON.stringify({ moveTo: new Date(Date.now() + ms).toISOString() });
        const headers = { "content-type": "application/json" };
        const answer = await fetch(`${origin}/dev/clock`, { method: "POST", headers, body });
        if (!answer.ok) throw new Error(`The clock answered ${answer.status}.`);
      },
      async close() {
        await killStudio();
        site.child.kill("SIGTERM");
        await site.exit;
        remove();
      },
    };
  } catch (error) {
    await killStudio();
    remove();
    throw error;
  }
}
