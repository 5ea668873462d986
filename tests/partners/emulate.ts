import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../scripts/free-ports.mjs";
import { root } from "../support/server.ts";

const version = "0.12.2";
const folder = path.join(root, "node_modules", ".cache", "partners", `emulate-${version}`);

/** Apart from the product, which has nothing to do with it. */
function install(): boolean {
  if (existsSync(path.join(folder, "node_modules", "emulate"))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies: { emulate: version } }),
  );
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
  return spawnSync("npm", args, { cwd: folder, stdio: "ignore" }).status === 0;
}

/** Stripe's API by somebody else: no subscriptions, no form for the browser. Undefined where it cannot be had. */
export async function startEmulatedStripe(webhook: { url: string; secret: string }) {
  if (!install()) return undefined;
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
