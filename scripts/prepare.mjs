// Everything that must be there before the product can run: a recent Node, the packages, the Scripture texts, the build.
// Runs on any Node from 20 on, before anything is installed, so it may use nothing but Node itself.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { say, showing } from "./progress.mjs";
import { prepareScripture } from "./scripture.mjs";

export { say };

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const nodeVersion = "24.21.0";
const nodeMajor = 24;

const at = (...parts) => path.join(root, ...parts);

export const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a command with its output shown; rejects with words when it fails. It ends when we are told to. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    const stop = (signal) => child.kill(signal);
    for (const signal of stopSignals) process.on(signal, stop);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const each of stopSignals) process.off(each, stop);
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(command)} ${args.join(" ")} ended with ${signal ?? code}.`));
    });
  });
}

/** npm as a script for a given Node; npm passes its own path when it runs us. */
export function npmCommand(node) {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js") ? [node, [script]] : ["npm", []];
}

export function npm(node, args, options) {
  const [command, before] = npmCommand(node);
  return run(command, [...before, ...args], { env: environmentWith(node), ...options });
}

/** Child processes find the same Node first. */
export const environmentWith = (node) => ({
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
});

/** This Node if recent enough, else one from npm. */
export async function ensureNode() {
  if (Number(process.versions.node.split(".")[0]) >= nodeMajor) return process.execPath;
  return runtimeNode();
}

/** Node from npm (hash in scripts/runtime/package-lock.json) in .runtime: one file that any Linux can run. */
export async function runtimeNode() {
  const [system, name] = process.platform === "win32" ? ["win", "node.exe"] : [process.platform, "node"];
  const folder = at(".runtime", nodeVersion);
  const binary = path.join(folder, "node_modules", `node-${system}-${process.arch}`, "bin", name);
  const has =
    existsSync(binary) &&
    spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${nodeVersion}`;
  if (!has) {
    cpSync(at("scripts", "runtime"), folder, { recursive: true });
    await showing(
      `getting Node ${nodeVersion} (once, about 50 MB; this machine has ${process.versions.node})`,
      () =>
        npm(process.execPath, ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
          cwd: folder,
        }),
    );
    if (!existsSync(binary))
      throw new Error(
        `Node ${nodeVersion} did not arrive. Install Node ${nodeMajor} or newer by hand and try again.`,
      );
  }
  return binary;
}

const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** Packages exactly as the lockfile says; nothing is done when they are there already. */
export async function ensurePackages(node) {
  const wanted = hashOf(readFileSync(at("package-lock.json")));
  const mark = at("node_modules", ".installed-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  // Never `npm install` instead: it would take what the registry has today, unseen by anybody.
  await showing("installing packages from the lockfile (a minute or two the first time)", () =>
    npm(node, ["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
  ).catch((error) => {
    throw new Error(
      `${error.message} The packages could not be installed as package-lock.json says; see the messages above and try again.`,
    );
  });
  if (!nativePartsLoad(node)) {
    throw new Error(
      `A native package cannot be loaded on ${process.platform} ${process.arch}: package-lock.json lacks its part for this platform.`,
    );
  }
  writeFileSync(mark, wanted);
}

function nativePartsLoad(node) {
  const tried = spawnSync(
    node,
    [
      "-e",
      "Promise.all([import('rolldown'),import('@tailwindcss/oxide'),import('lightningcss')]).catch(()=>process.exit(1))",
    ],
    { cwd: root },
  );
  return tried.status === 0;
}

/** What the site is made of; a test follows its imports. */
export const buildInputs = [
  "site",
  "contracts",
  "services",
  "platform",
  "public",
  "project.inlang/settings.json",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
const notBuilt = /(\.test\.tsx?|\.md|\.sql)$|[\\/](paraglide|migrations|fixtures)[\\/]/;

function filesUnder(name) {
  const full = at(name);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !notBuilt.test(file));
}

function buildHash() {
  const hash = createHash("sha256");
  for (const file of buildInputs.flatMap(filesUnder).sort())
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** The optimised site, built again only when something it is made of has changed. */
async function ensureBuild(node) {
  const wanted = buildHash();
  const mark = at("build", ".inputs");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  // A build that does not come to its end counts for nothing.
  rmSync(mark, { force: true });
  const reactRouter = at("node_modules", "@react-router", "dev", "bin.cjs");
  await showing("building the site", () =>
    run(node, [reactRouter, "build", "--logLevel", "warn"], {
      env: { ...environmentWith(node), NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
  writeFileSync(mark, wanted);
}

/** The environment with the settings of the file that the server reads, too; what is set in the environment comes first. */
export function settingsOf(env = process.env) {
  const file = env.ENV_FILE || at(".env");
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...env };
}

/** Prepares all of it and returns the Node to run the product with. */
export async function prepare({ build = true, needsScripture = false } = {}) {
  const node = await ensureNode();
  await ensurePackages(node);
  const env = settingsOf();
  const { missing, reason } = await prepareScripture({
    root,
    dataDir: path.resolve(root, env.DATA_DIR || "data"),
    env,
    say,
    node,
    triesAgain: needsScripture,
  });
  if (needsScripture && missing.length > 0)
    throw new Error(`The tests need the Reina-Valera 1909, which could not be had: ${reason}`);
  if (build) await ensureBuild(node);
  return node;
}

/** A script's body: words instead of a stack when a step fails. */
export function main(body) {
  body().catch((error) => {
    say(error.message);
    process.exitCode = 1;
  });
}
