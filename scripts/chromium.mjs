// A Chromium for the browser tests: one that is here, else one that can be had; never silently none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root, run, say } from "./prepare.mjs";

// The shell has no windows of its own to draw: the browser tests take half as long in it.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

function onPath() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}

function playwrightsOwn(node) {
  const script = "import('playwright-core').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const { stdout } = spawnSync(node, ["-e", script], { cwd: root, encoding: "utf8" });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

export async function ensureChromium(node) {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  const found = onPath() ?? playwrightsOwn(node);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    say("no Chromium here; installing Debian's");
    await run("apt-get", ["update", "-qq"]).catch(() => {});
    for (const name of ["chromium-headless-shell", "chromium"]) {
      await run("apt-get", ["install", "-y", "-qq", name], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      }).catch((error) => say(error.message));
      if (onPath()) return onPath();
    }
  }
  say("no Chromium here; asking Playwright for its own");
  await run(node, [
    path.join(root, "node_modules", "playwright-core", "cli.js"),
    "install",
    "chromium",
  ]).catch((error) => say(error.message));
  const own = playwrightsOwn(node);
  if (own) return own;
  throw new Error(
    "The browser tests need Chromium and none could be had. Install the package `chromium` (Debian, Ubuntu) or Google Chrome, or set CHROME_PATH, and try again.",
  );
}
