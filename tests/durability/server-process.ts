import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { DatabasePlace } from "../support/databases.ts";

/** `more` follows the database's place on the command line. */
export function spawnServer({ dataDir, url }: DatabasePlace, name = "leads-server.ts", ...more: string[]) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, dataDir, url ?? "", ...more], { stdio: "pipe" });
  const exited = once(child, "close");
  let output = "";
  const port = new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const found = /listening on (\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    exited.then(() => reject(new Error(output.trim() || "the server ended without a word")));
  });
  // Whoever does not wait for the port learns of an early end from `kill` or from the next request.
  port.catch(() => {});
  return {
    port,
    output: () => output,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

export const postLead = (port: number, email: string) =>
  fetch(`http://127.0.0.1:${port}/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
