import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's packages, where they are not there yet and this user may install them. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
    const args = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
    execFileSync("apt-get", args, { stdio: "ignore", env });
    return true;
  } catch {
    return false;
  }
}
