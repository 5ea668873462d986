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
  /** How many processes use the folder at the same time. */
  sharers?: number;
}

/** A name must be a plain file name, so that no caller can leave the folder. */
const plainName = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** Of a folder that several processes fill: how full it is left, and what they may add together before one of them looks again. */
const fullShare = 0.9;
const addedShare = 1 - fullShare;
const statsAtOnce = 16;
/** A draft so old was left by a process that died. */
const draftMs = 60_000;

/**
 * Bounded disk cache for files that are expensive to generate; concurrent requests share one run. Of several processes none knows
 * what the others have stored: each looks at the folder itself when it has added its share.
 */
export function createFileCache({ folder, maxBytes, atOnce = 2, sharers = 1 }: FileCacheOptions) {
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
  const isShared = sharers > 1;
  let added = 0;
  let trimming: Promise<void> | undefined;

  const remove = (name: string) => rm(path.join(folder, name), { force: true });
  const removeEvicted = () => Promise.all(evicted.splice(0).map(remove));

  /** Those used longest ago first. */
  async function look(): Promise<{ name: string; bytes: number }[]> {
    const names = (await readdir(folder)).filter((name) => plainName.test(name));
    const found = await pLimit(statsAtOnce).map(names, async (name) => ({
      name,
      // Another process may have removed it.
      info: await stat(path.join(folder, name)).catch(() => undefined),
    }));
    return found
      .flatMap(({ name, info }) => (info?.isFile() ? [{ name, bytes: info.size, at: info.mtimeMs }] : []))
      .sort((a, b) => a.at - b.at);
  }

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    if (isShared) {
      await trim();
      return;
    }
    for (const { name, bytes } of await look()) sizes.set(name, bytes);
    await removeEvicted();
  }

  /** Removes what was used longest ago until there is room for what all may add before they look again. */
  async function trim(): Promise<void> {
    added = 0;
    const found = await look();
    let total = found.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { name, bytes } of found) {
      if (total <= maxBytes * fullShare) break;
      await remove(name);
      total -= bytes;
    }
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const info = name.startsWith(".") ? await stat(file).catch(() => undefined) : undefined;
      if (info && Date.now() - info.mtimeMs > draftMs) await rm(file, { force: true });
    }
  }

  async function noteAdded(bytes: number): Promise<void> {
    added += bytes;
    if (added < (maxBytes * addedShare) / sharers) return;
    trimming ??= trim().finally(() => {
      trimming = undefined;
    });
    await trimming;
  }

  async function read(name: string): Promise<Buffer | undefined> {
    if (!isShared && sizes.get(name) === undefined) return undefined;
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
    if (bytes.length > maxBytes / sharers) return;
    const draft = path.join(folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
      if (isShared) await noteAdded(bytes.length);
      else {
        sizes.set(name, bytes.length);
        await removeEvicted();
      }
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
      if (sizes.delete(name) || isShared) await remove(name);
    },
    /** Names that are on disk. */
    async names(): Promise<string[]> {
      await opened();
      return isShared ? (await look()).map(({ name }) => name) : [...sizes.keys()];
    },
  };
}
