import { spawn } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../scripts/free-ports.mjs";
import { installPackages } from "./install.ts";

/** Stripe's API by somebody else: no subscriptions, no form for the browser. Undefined where it cannot be had. */
export async function startEmulatedStripe(webhook: { url: string; secret: string }) {
  const folder = installPackages("emulate");
  if (!folder) return undefined;
  cpSync(path.join(import.meta.dirname, "emulate-stripe.mjs"), path.join(folder, "stripe.mjs"));
  const port = await freePort();
  const child = spawn(process.execPath, ["stripe.mjs", String(port), webhook.url, webhook.secret], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => String(chunk).includes("ready") && resolve());
    child.once("exit", (code) => reject(new Error(`emulate ended with ${code}.`)));
  });
  return { url: `http://localhost:${port}`, stop: () => void child.kill("SIGTERM") };
}
