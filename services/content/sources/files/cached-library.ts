/** The library as it was loaded last, as long as no file of it and none of the code that reads it has changed. */
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Library } from "../../source.ts";
import { type ContentIndex, type LoadOptions, loadContent } from "./load.ts";

const project = path.resolve(import.meta.dirname, "../../../..");
const code = ["services/content", "services/scripture", "contracts", "package-lock.json"];

export const libraryOf = ({ version, entries, media }: ContentIndex): Library => ({
  version,
  records: entries.slice(1).map(({ record }) => record),
  media: [...media.values()],
  problems: [],
});

async function filesBelow(place: string): Promise<string[]> {
  if (statSync(place).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Another for any change: a file's change time cannot be set, unlike its time of writing. */
async function stampOf({ root, knownPaths, includeDrafts }: LoadOptions): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([process.version, knownPaths, includeDrafts]));
  for (const place of [root, ...code.map((each) => path.join(project, each))]) {
    for (const file of (await filesBelow(place)).sort()) {
      const { size, ctimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${ctimeMs}\n`);
    }
  }
  return hash.digest("base64url");
}

interface Cached {
  stamp: string;
  library: Library;
}

async function write(file: string, cached: Cached): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Moved into place whole: two processes may start at once.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(cached));
  await rename(unfinished, file);
}

/** Reading and checking thousands of files takes four times as long as reading one. */
export async function loadCached(options: LoadOptions, cacheDir: string | undefined): Promise<Library> {
  if (!cacheDir) return libraryOf(await loadContent(options));
  const file = path.join(cacheDir, "library.json");
  // A folder that cannot be read is for loadContent to report.
  const stamp = await stampOf(options).catch(() => undefined);
  const cached = await readFile(file)
    .then((bytes) => JSON.parse(bytes.toString("utf8")) as Partial<Cached>)
    .catch((): Partial<Cached> => ({}));
  if (stamp !== undefined && cached.stamp === stamp && cached.library) return cached.library;
  const library = libraryOf(await loadContent(options));
  // What was saved while it was read is read again by the next start.
  if (stamp !== undefined && (await stampOf(options)) === stamp) await write(file, { stamp, library });
  return library;
}
