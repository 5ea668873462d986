/** From the start of the process to "is ready": the first time ever, and with what the first time left behind. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root, startServer, testEnvironment } from "../tests/support/server.ts";
import { below, type Figure, median, milliseconds, shown } from "./figure.ts";

async function startOnce(dataDir: string): Promise<number> {
  const { child, readyMs, exit } = await startServer({ DATA_DIR: dataDir });
  child.kill("SIGTERM");
  await exit;
  return readyMs;
}

/** `npm start` without npm itself: looks whether anything must be prepared, finds nothing, serves. */
function npmStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: testEnvironment({ PORT: "0", DATA_DIR: dataDir }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    let readyMs = 0;
    const read = (chunk: Buffer) => {
      output += chunk;
      if (readyMs > 0 || !/is ready at/.test(output)) return;
      readyMs = performance.now() - began;
      child.kill("SIGTERM");
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("exit", () =>
      readyMs > 0 ? resolve(readyMs) : reject(new Error(`npm start failed:\n${output}`)),
    );
  });
}

export async function measureStartup(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-startup-"));
  try {
    const cold = await startOnce(dataDir);
    const warm = [await startOnce(dataDir), await startOnce(dataDir), await startOnce(dataDir)];
    const again = [await npmStart(dataDir), await npmStart(dataDir), await npmStart(dataDir)];
    return [
      shown("server, cold (makes its database and texts)", cold, milliseconds),
      shown("server, warm", median(warm), milliseconds),
      below("npm start with nothing changed", median(again), 3000, milliseconds),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
