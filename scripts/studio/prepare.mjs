// The studio's packages and its build: made when missing or older than what they are made of.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environmentWith, root, run, say } from "../prepare.mjs";

const studio = path.join(root, "studio");
const stampOf = (files) => {
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
};
const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|js|css)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
const isCurrent = (file, stamp) => existsSync(file) && readFileSync(file, "utf8") === stamp;

const environment = (node) => ({
  ...environmentWith(node),
  NEXT_TELEMETRY_DISABLED: "1",
  STUDIO_KEY: "only while it is built",
});

export async function installStudio(node) {
  const env = environment(node);
  const lock = stampOf(["studio/package-lock.json"]);
  const installed = path.join(studio, "node_modules", ".installed");
  if (!isCurrent(installed, lock)) {
    say("the studio's packages are installed (870 MB, about a minute)");
    await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: studio, env });
    writeFileSync(installed, lock);
  }
  return studio;
}

export async function prepareStudio(node) {
  const env = environment(node);
  await installStudio(node);
  const sources = [
    ...filesBelow("studio/src"),
    ...filesBelow("contracts"),
    "studio/package.json",
    "studio/package-lock.json",
    "studio/next.config.mjs",
  ];
  const stamp = stampOf(sources);
  const built = path.join(studio, ".next", "built");
  if (!isCurrent(built, stamp)) {
    say("the studio is built (about a minute)");
    // A build that does not come to its end counts for nothing.
    rmSync(built, { force: true });
    const next = path.join(studio, "node_modules", "next", "dist", "bin", "next");
    await run(node, [next, "build"], { cwd: studio, env: { ...env, NODE_ENV: "production" } });
    writeFileSync(built, stamp);
  }
  return studio;
}
