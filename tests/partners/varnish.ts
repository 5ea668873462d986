import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-ports.mjs";
import { eventually } from "../support/eventually.ts";
import { root } from "../support/server.ts";

const program = "/usr/sbin/varnishd";
const example = path.join(root, "docs/examples/varnish.vcl");

function install(): boolean {
  if (existsSync(program) && existsSync("/usr/share/doc/varnish-modules")) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { stdio: "ignore" as const, env };
  try {
    execFileSync("apt-get", ["update", "-qq"], options);
    const packages = ["varnish", "varnish-modules", "gcc", "libc6-dev"];
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  } catch {
    return false;
  }
  return existsSync(program);
}

/** Debian's Varnish with our own example, before a server on this port; undefined when it cannot be had. */
export async function startVarnish(serverPort: number, token: string) {
  if (!install()) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "varnish-"));
  const port = await freePort();
  const file = path.join(folder, "default.vcl");
  writeFileSync(
    file,
    readFileSync(example, "utf8").replace('"3000"', `"${serverPort}"`).replace("change-this-token", token),
  );
  const args = ["-F", "-n", folder, "-a", `127.0.0.1:${port}`, "-f", file, "-s", "malloc,64m", "-T", "none"];
  // Its own jail wants users that a container may not have.
  const child = spawn(program, ["-j", "none", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`Varnish ended with ${child.exitCode}:\n${output}`);
    await fetch(`${url}/healthz`);
  });
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
