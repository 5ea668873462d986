/** Finds the translations beside the KJV, and gets the Reina-Valera 1909 where it is not there yet. Needs no package. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { unzip } from "../services/scripture/unzip.mjs";

const module = "spaRV1909eb";
const aptPackage = "sword-text-sparv";
const defaultRepository = "https://ebible.org/sword/zip";
/** The text as we know it (version 2.60, as Debian has it); what is fetched must be it, wherever it comes from. */
/** Of two releases of the module, 2.60 (Debian 12) and 2.87 (Debian 13), which have the same text verse for verse. */
const knownTexts = [
  "bc85a5052a710c36d5a1a078acdc41ec0542b1944f2cfd0dbd149481510ed43d",
  "2f06610f84da076e9d6b9770589e85a352076594f9db8d00b6b857ca6201b2b9",
];
const maxBytes = 50 * 1024 * 1024;
/** A machine without a network must not wait for it at every start. */
const tryAgainAfterMs = 60 * 60 * 1000;

/**
 * Finds or fetches the modules and, given `node` (a Node that runs TypeScript), prepares their texts.
 * Never throws: without the module the site runs, and Spanish pages show the English text and say so.
 * @param {{ root: string, dataDir?: string, env?: Record<string, string | undefined>,
 *   say?: (line: string) => void, node?: string, systemFolder?: string, now?: () => number, triesAgain?: boolean }} options
 * @returns {Promise<{ found: string[], missing: string[], reason?: string }>}
 */
export async function prepareScripture(options) {
  const { root, env = process.env, say = () => {}, node } = options;
  const dataDir = options.dataDir ?? join(root, "data");
  const prepared = await findModules({ ...options, dataDir, env, say });
  if (node && !(await areTextsCached(dataDir, prepared.missing))) {
    say("Reading the translations…");
    const script = fileURLToPath(new URL("../services/scripture/cache-texts.ts", import.meta.url));
    // The server reads the modules itself where this fails.
    await run(node, [script, dataDir], root, env).catch(() => {});
  }
  return prepared;
}

/** @param {string} dataDir @param {string[]} missing */
async function areTextsCached(dataDir, missing) {
  const stored = await readdir(join(dataDir, "scripture")).catch(() => []);
  return stored.includes("kjv.text") && (missing.includes("rv1909") || stored.includes("rv1909.text"));
}

async function findModules({
  dataDir,
  env,
  say,
  systemFolder = "/usr/share/sword",
  now = Date.now,
  triesAgain = false,
}) {
  const home = join(dataDir, "sword");
  const folders = [...(env.SWORD_PATH ?? "").split(delimiter).filter(Boolean), home, systemFolder];
  const before = await modulesIn(folders);
  if (before.some(isRv1909)) return { found: before, missing: [] };

  const note = join(home, "not-found.json");
  const last = await readFile(note, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
  if (
    !triesAgain &&
    last &&
    last.repository === env.SWORD_REPOSITORY_URL &&
    last.sha256 === env.SWORD_SHA256 &&
    now() - last.at < tryAgainAfterMs
  ) {
    return { found: before, missing: ["rv1909"], reason: last.reason };
  }

  const reasons = [];
  for (const get of [getFromApt, getFromRepository]) {
    try {
      await mkdir(home, { recursive: true });
      await get({ home, env, say });
      const found = await modulesIn(folders);
      if (!found.some(isRv1909)) throw new Error(`what was fetched holds no module ${module}`);
      await rm(note, { force: true });
      say("Reina-Valera 1909 is ready.");
      return { found, missing: [] };
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  const reason = reasons.join("; ");
  await writeFile(
    note,
    JSON.stringify({ at: now(), reason, repository: env.SWORD_REPOSITORY_URL, sha256: env.SWORD_SHA256 }),
  ).catch(() => {});
  say(`Reina-Valera 1909 could not be had (${reason}). Spanish pages will show the English text.`);
  return { found: await modulesIn(folders), missing: ["rv1909"], reason };
}

const isRv1909 = (/** @type {string} */ name) => /^spaRV1909/i.test(name);

/** The names of the modules whose .conf lies in one of the folders. @param {string[]} folders */
async function modulesIn(folders) {
  const names = [];
  for (const folder of folders) {
    const files = await readdir(join(folder, "mods.d")).catch(() => []);
    for (const file of files.filter((name) => name.endsWith(".conf"))) {
      const conf = await readFile(join(folder, "mods.d", file), "utf8").catch(() => "");
      const name = /^\[([^\]]+)\]/m.exec(conf)?.[1];
      if (name && !names.includes(name)) names.push(name);
    }
  }
  return names;
}

/** Debian and its kin carry the module as a package, which can be fetched and opened without being root. */
async function getFromApt({ home, env, say }) {
  if (env.SWORD_APT === "off") throw new Error("apt is switched off by SWORD_APT");
  if (!(await isInstalled("apt-get", env)) || !(await isInstalled("dpkg-deb", env))) {
    throw new Error("this machine has no apt-get");
  }
  const temporary = await mkdtemp(join(tmpdir(), "scripture-"));
  try {
    say("Fetching Reina-Valera 1909 (2.7 MB) with apt…");
    const limits = [
      "-o",
      "Acquire::http::Timeout=20",
      "-o",
      "Acquire::https::Timeout=20",
      "-o",
      "Acquire::Retries=1",
    ];
    const download = (/** @type {string[]} */ more) =>
      run("apt-get", [...limits, ...more, "download", aptPackage], temporary, env);
    await download([]).catch(async () => {
      say("The machine's package list does not name it; reading a fresh list (this can take a minute)…");
      const own = await ownPackageList(temporary);
      await run("apt-get", [...limits, ...own, "update"], temporary, env);
      await download(own);
    });
    const archive = (await readdir(temporary)).find((name) => name.endsWith(".deb"));
    if (!archive) throw new Error("apt-get fetched nothing");
    await run("dpkg-deb", ["-x", archive, "unpacked"], temporary, env);
    const sword = join(temporary, "unpacked", "usr", "share", "sword");
    checkText(await filesBelow(sword), env);
    // The .conf comes last: a module counts as there as soon as its .conf is.
    await cp(join(sword, "modules"), join(home, "modules"), { recursive: true });
    await cp(join(sword, "mods.d"), join(home, "mods.d"), { recursive: true });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The files of a folder as an archive would hold them. @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Promise.all(
    paths.map(async (path) => [
      path
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
      await readFile(path),
    ]),
  );
}

/**
 * One hash over the module's texts; its description may differ from source to source. SWORD_SHA256 names another text.
 * @param {[string, Uint8Array][]} files
 */
function checkText(files, env) {
  const hash = createHash("sha256");
  for (const [name, bytes] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.startsWith("modules/"))
      hash.update(`${name} ${createHash("sha256").update(bytes).digest("hex")}\n`);
  }
  const found = hash.digest("hex");
  if (env.SWORD_SHA256 ? found !== env.SWORD_SHA256 : !knownTexts.includes(found))
    throw new Error(`what was fetched is not the text we know: set SWORD_SHA256=${found} if you trust it`);
}

async function isInstalled(command, env) {
  const folders = (env.PATH ?? process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const found = await Promise.all(
    folders.map((folder) =>
      access(join(folder, command)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

/** A package list beside the machine's own, so that nothing of the machine is changed and no root is needed. */
async function ownPackageList(temporary) {
  const lists = join(temporary, "lists");
  const cache = join(temporary, "cache");
  await mkdir(join(lists, "partial"), { recursive: true });
  await mkdir(join(cache, "archives", "partial"), { recursive: true });
  const settings = [
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${cache}`,
    "APT::Sandbox::User=root",
    "Acquire::Languages=none",
  ];
  return settings.flatMap((setting) => ["-o", setting]);
}

function run(command, args, cwd, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "pipe"],
      timeout: 180_000,
    });
    let errors = "";
    child.stderr.on("data", (text) => {
      errors = (errors + text).slice(-2000);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      const last =
        errors
          .trim()
          .split("\n")
          .findLast((line) => line.startsWith("E:")) ?? `it ended with ${code}`;
      if (code === 0) resolve(undefined);
      else reject(new Error(`${command} failed: ${last.replace(/^E: */, "")}`));
    });
  });
}

/** SWORD_REPOSITORY_URL is a folder of zipped modules, or the address of one zip; "off" for none. */
async function getFromRepository({ home, env, say }) {
  const setting = env.SWORD_REPOSITORY_URL || defaultRepository;
  if (setting === "off") throw new Error("the module repository is switched off by SWORD_REPOSITORY_URL");
  const address = /\.zip$/i.test(setting) ? setting : `${setting.replace(/\/$/, "")}/${module}.zip`;
  if (!isTrusted(address)) throw new Error(`SWORD_REPOSITORY_URL must be an https address, not ${setting}`);
  say(`Fetching Reina-Valera 1909 from ${new URL(address).host}…`);
  const files = unzip(await download(address)).map(([name, bytes]) => [name.replace(/^\.\//, ""), bytes]);
  const wanted = files.filter(([name]) => /^(modules\/.|mods\.d\/[^/]+\.conf$)/.test(name));
  if (!wanted.some(([name]) => name.startsWith("mods.d/")))
    throw new Error("the archive holds no SWORD module");
  wanted.sort(([a], [b]) => Number(a.startsWith("mods.d/")) - Number(b.startsWith("mods.d/")));
  checkText(wanted, env);
  for (const [name, bytes] of wanted) {
    const path = join(home, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

/** Plain http is for this machine alone. */
function isTrusted(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const own = url && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url?.protocol === "https:" || (url?.protocol === "http:" && own);
}

async function download(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch((error) => {
    throw new Error(`${new URL(address).host} could not be reached (${error.cause?.code ?? error.message})`);
  });
  if (!isTrusted(response.url || address)) throw new Error("the repository led away from https");
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status} for ${module}.zip`);
  const chunks = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("the archive is larger than 50 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
