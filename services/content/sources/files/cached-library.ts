/** The library as it was loaded last, as long as no file of it and none of the code that reads it has changed. */
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Log } from "../../../../platform/log.ts";
import type { ItemProblem, Library } from "../../source.ts";
import type { GoodCopy } from "./choose-items.ts";
import { type LoadOptions, loadContent } from "./load.ts";
import { type LoadedItems, loadItems } from "./load-items.ts";

const project = path.resolve(import.meta.dirname, "../../../..");
const code = ["services/content", "services/scripture", "contracts", "package-lock.json"];

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

/** Another form of copy is not read: it is raised when records are no longer what they were. */
const form = 1;

interface Cached extends GoodCopy {
  form: number;
  stamp: string;
  version: string;
  problems: ItemProblem[];
}

type Cache = ReturnType<typeof createCache>;

/** The library as it was loaded last, and with it the last good copy of every item. */
export function createCache(cacheDir: string, log?: Pick<Log, "warn">) {
  const file = path.join(cacheDir, "library.json");
  return {
    async read(): Promise<Cached | undefined> {
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) return undefined;
      try {
        const cached = JSON.parse(bytes.toString("utf8")) as Cached;
        return cached.form === form ? cached : undefined;
      } catch {
        return undefined;
      }
    },
    async write({ library: { version, problems }, good }: LoadedItems, stamp: string): Promise<void> {
      try {
        await mkdir(cacheDir, { recursive: true });
        // Moved into place whole: two processes may start at once.
        const unfinished = `${file}.${process.pid}`;
        await writeFile(
          unfinished,
          JSON.stringify({ form, stamp, version, problems, ...good } satisfies Cached),
        );
        await rename(unfinished, file);
      } catch (error) {
        log?.warn({ err: error }, "the content could not be copied to disk; the next start reads all files");
      }
    },
  };
}

function loadedFrom({ version, problems, root, items, media }: Cached, options: LoadOptions): LoadedItems {
  const records = items.map(({ record }) => record).filter(({ draft }) => options.includeDrafts || !draft);
  return { library: { version, problems, media, records }, good: { root, items, media } };
}

/** Reads the files, with the last good copy of what is broken in them, and stores what was read. */
export async function loadAndStore(
  options: LoadOptions,
  before: GoodCopy | undefined,
  cache: Cache | undefined,
  // A folder that cannot be read is for the load to report.
  stamp = cache && stampOf(options).catch(() => undefined),
): Promise<LoadedItems> {
  const first = await stamp;
  const loaded = await loadItems(options, before);
  // What was saved while it was read is read again by the next start.
  const last = first === undefined ? undefined : await stampOf(options).catch(() => undefined);
  if (cache && first !== undefined) await cache.write(loaded, first === last ? first : "");
  return loaded;
}

/** Reading and checking thousands of files takes four times as long as reading one. */
export async function loadFirst(options: LoadOptions, cache: Cache | undefined): Promise<LoadedItems> {
  if (!cache) return loadItems(options);
  const stamp = stampOf(options).catch(() => undefined);
  const cached = await cache.read();
  if (cached && cached.stamp === (await stamp)) return loadedFrom(cached, options);
  return loadAndStore(options, cached, cache, stamp);
}

/** The whole library, or an error with everything that is wrong in it. */
export async function loadCached(options: LoadOptions, cacheDir: string | undefined): Promise<Library> {
  const cache = cacheDir === undefined ? undefined : createCache(cacheDir);
  const cached = await cache?.read();
  const stamp = cache && stampOf(options).catch(() => undefined);
  if (cached && cached.problems.length === 0 && cached.stamp === (await stamp))
    return loadedFrom(cached, options).library;
  const loaded = await loadItems(options);
  // Says it all, and fails.
  if (loaded.library.problems.length > 0) await loadContent(options);
  const first = await stamp;
  const isSame = first !== undefined && (await stampOf(options).catch(() => undefined)) === first;
  if (cache && isSame) await cache.write(loaded, first);
  return loaded.library;
}
