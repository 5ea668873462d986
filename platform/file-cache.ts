import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

interface FileCacheOptions {
  folder: string;
  /** When the files together are larger, the ones used longest ago go. */
  maxBytes: number;
  /** How many are made at the same time; the others wait their turn. */
  atOnce?: number;
}

/** A name must be a plain file name, so that no caller can leave the folder. */
const plainName = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** Bounded disk cache for files that are expensive to generate; concurrent requests share one run. */
export function createFileCache({ folder, maxBytes, atOnce = 2 }: FileCacheOptions) {
  const evicted: string[] = [];
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // An empty file is an entry, too, and sizes must be positive.
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose(_bytes, name, reason) {
      if (reason === "evict") evicted.push(name);
    },
  });
  const pending = new Map<string, Promise<Buffer>>();
  const inTurn = pLimit(atOnce);
  let ready: Promise<void> | undefined;

  const remove = (name: string) => rm(path.join(folder, name), { force: true });
  const removeEvicted = () => Promise.all(evicted.splice(0).map(remove));

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => plainName.test(name));
    const found = await Promise.all(
      names.map(async (name) => ({ name, info: await stat(path.join(folder, name)) })),
    );
    found.sort((a, b) => a.info.mtimeMs - b.info.mtimeMs);
    for (const { name, info } of found) if (info.isFile()) sizes.set(name, info.size);
    await removeEvicted();
  }

  async function read(name: string): Promise<Buffer | undefined> {
    if (sizes.get(name) === undefined) return undefined;
    const file = path.join(folder, name);
    const found = await readFile(file).catch(() => undefined);
    if (!found) {
      sizes.delete(name);
      return undefined;
    }
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return found;
  }

  /** A half-written file must never be read, so it gets its name when it is whole. */
  async function save(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length > maxBytes) return;
    const draft = path.join(folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
      sizes.set(name, bytes.length);
      await removeEvicted();
    } catch {
      // A full disk costs time, not answers: the next visitor has it made again.
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  async function opened(): Promise<void> {
    ready ??= open();
    await ready.catch(() => {
      ready = undefined;
    });
  }

  async function obtain(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await opened();
    const found = await read(name);
    if (found) return found;
    const made = await inTurn(make);
    await save(name, made);
    return made;
  }

  return {
    /** The file of this name, made now if it is not there. */
    get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      if (!plainName.test(name)) throw new Error(`"${name}" is not a plain file name.`);
      const running = pending.get(name) ?? obtain(name, make).finally(() => pending.delete(name));
      pending.set(name, running);
      return running;
    },
    /** Learns what is there from before. */
    open: opened,
    find: read,
    put: save,
    async drop(name: string): Promise<void> {
      if (sizes.delete(name)) await remove(name);
    },
    /** Names that are on disk. */
    async names(): Promise<string[]> {
      await opened();
      return [...sizes.keys()];
    },
  };
}
