// npm run build: makes release/wellspring, one folder with all that a server needs (docs/deploy.md).
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { main, npm, prepare, root, runtimeNode, say, settingsOf } from "./prepare.mjs";
import { showing } from "./progress.mjs";
import { copied, isDeadWeight, isShipped, notAtRunTime } from "./release/contents.mjs";
import { launcher } from "./release/launcher.mjs";

const release = path.join(root, "release", "wellspring");
const at = (...parts) => path.join(release, ...parts);

function commit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "unknown";
  }
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));

function copyProject() {
  rmSync(release, { recursive: true, force: true });
  for (const name of copied)
    cpSync(path.join(root, name), at(name), { recursive: true, filter: (file) => isShipped(file) });
}

function copyScripture() {
  const dataDir = path.resolve(root, settingsOf().DATA_DIR || "data");
  for (const sword of [path.join(dataDir, "sword"), "/usr/share/sword"]) {
    const found = filesIfThere(path.join(sword, "mods.d")).find((name) => /^sparv1909/i.test(name));
    if (!found) continue;
    cpSync(path.join(sword, "mods.d", found), at("sword", "mods.d", found), { recursive: true });
    const texts = "modules/texts/ztext";
    for (const module of filesIfThere(path.join(sword, texts)).filter((name) => /^sparv1909/i.test(name)))
      cpSync(path.join(sword, texts, module), at("sword", texts, module), { recursive: true });
    return;
  }
  throw new Error(
    "A release has the Reina-Valera 1909 inside, and it could not be had; see the messages above.",
  );
}

function filesIfThere(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function prunePackages() {
  for (const name of notAtRunTime) rmSync(at("node_modules", name), { recursive: true, force: true });
  rmSync(at("node_modules", ".bin"), { recursive: true, force: true });
  for (const file of filesBelow(at("node_modules"))) if (isDeadWeight(file)) rmSync(file);
}

function writeVersion() {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const line = `${version} ${commit()}`;
  writeFileSync(at("VERSION"), `${line}\n`);
  return line;
}

/** Any user may read it, whatever the umask of who made it. */
function openToAll() {
  chmodSync(release, 0o755);
  for (const entry of readdirSync(release, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isDirectory()) chmodSync(file, 0o755);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}

main(async () => {
  if (process.platform !== "linux") throw new Error("A release is made on Linux, for Linux.");
  await prepare();
  const node = await runtimeNode();
  copyProject();
  copyScripture();
  await showing("installing the packages that the server runs with", () =>
    npm(node, ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: release,
    }),
  );
  prunePackages();
  mkdirSync(at("bin"));
  cpSync(node, at("bin", "node"));
  writeFileSync(at("bin", "wellspring"), launcher(), { mode: 0o755 });
  const version = writeVersion();
  openToAll();
  const sizes = filesBelow(release).map((file) => statSync(file).size);
  const megabytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
  say(`${path.relative(root, release)} is ready: ${version}, ${megabytes} MB in ${sizes.length} files`);
});
