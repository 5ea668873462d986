import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../support/server.ts";

/** Software from npm, as its lockfile in `packages/` says, apart from the product: its folder, or undefined where it cannot be had. */
export function installPackages(name: string): string | undefined {
  const given = path.join(import.meta.dirname, "packages", name);
  const locked = hash("sha256", readFileSync(path.join(given, "package-lock.json")), "hex").slice(0, 12);
  const folder = path.join(root, "node_modules", ".cache", "partners", `${name}-${locked}`);
  const whole = path.join(folder, ".installed");
  if (existsSync(whole)) return folder;
  mkdirSync(folder, { recursive: true });
  cpSync(given, folder, { recursive: true });
  // Peers that nothing here uses are not in the lockfiles.
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps"];
  if (spawnSync("npm", args, { cwd: folder, stdio: "ignore" }).status !== 0) return undefined;
  writeFileSync(whole, "");
  return folder;
}
