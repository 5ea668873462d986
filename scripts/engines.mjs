// Firefox, WebKit and what reads a printed page, for tests/engines: those that are here, else those that can be had. What
// cannot be had is named; the journeys in Chromium are always there.
import { existsSync } from "node:fs";
import path from "node:path";
import { run, say } from "./prepare.mjs";

const engines = [
  { where: "in Firefox", setting: "FIREFOX_PATH", needs: ["firefox-esr"], packages: ["firefox-esr"] },
  {
    where: "in WebKit",
    setting: "WEBKIT_DRIVER",
    needs: ["WebKitWebDriver", "Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb", "xauth", "python3-gi", "gir1.2-webkit2-4.1"],
  },
  { where: "on paper", setting: "PDFTOPPM", needs: ["pdftoppm"], packages: ["poppler-utils"] },
];

const find = (name) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const isHere = ({ needs }) => needs.every(find);

async function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`installing Debian's ${packages.join(", ")}`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  await run("apt-get", ["update", "-qq"], options).catch(() => {});
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options).catch(
    (error) => say(error.message),
  );
}

/** Settings that name the engines which are here, for tests/engines/engines.ts. */
export async function ensureEngines() {
  const missing = engines.filter((engine) => !isHere(engine));
  if (missing.length > 0) await install([...new Set(missing.flatMap(({ packages }) => packages))]);
  const settings = {};
  for (const engine of engines) {
    const { where, setting, needs, packages } = engine;
    if (isHere(engine)) settings[setting] = find(needs[0]);
    else
      say(
        `NOT TESTED ${where}: ${needs.join(" and ")} could not be had. On Debian: apt-get install ${packages.join(" ")}`,
      );
  }
  return settings;
}
