import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { nodeFlags } from "../../server/node-flags.mjs";
import type { DatabasePlace } from "../support/databases.ts";

/** `more` follows the database's place on the command line. */
export function spawnServer({ dataDir, url }: DatabasePlace, name: string, ...more: string[]) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [...nodeFlags, script, dataDir, url ?? "", ...more], {
    stdio: "pipe",
  });
  const exited = once(child, "close");
  const streams = [child.stdout, child.stderr];
  let output = "";
  for (const stream of streams) stream.on("data", (chunk) => (output += chunk));
  /** Resolves when the output matches, and rejects with the whole output if the process exits before. */
  const waitForOutput = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const check = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      check();
      for (const stream of streams) stream.on("data", check);
      exited.then(() => reject(new Error(output.trim() || "the server ended without a word")));
    });
  const port = waitForOutput(/listening on (\d+)\n/).then(([, found]) => Number(found));
  // A test that does not wait for the port notices an early exit in `kill` or with the next request.
  port.catch(() => {});
  return {
    port,
    hangs: (place: string) => waitForOutput(new RegExp(`hanging at ${place}\\n`)),
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** A question that only a lead that is there is answered. */
export const requestOffers = (port: number, { id, token }: { id: number; token: string }) =>
  fetch(`http://127.0.0.1:${port}/leads/${id}/coreg-offers`, { headers: { "x-lead-token": token } });

export const postLead = (port: number, email: string) =>
  fetch(`http://127.0.0.1:${port}/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
