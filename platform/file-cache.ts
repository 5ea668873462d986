import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

export interface FileCacheOptions {
  folder: string;
  /** When the files together are larger, the ones used longest ago go. */
  maxBytes: number;
  /** How many are made at the same time; the others wait their turn. */
  atOnce?: number;
}

/** A name must be a plain file name, so that no caller can leave the folder. */
const plainName = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** Lets `limit` tasks run; the rest wait in the order they came. */
function createTurns(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await task();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

/** Bounded disk cache for files that are expensive to generate; concurrent requests share one run. */
export function createFileCache({ folder, maxBytes, atOnce = 2 }: FileCacheOptions) {
  /** Sizes by name, least recently used first. */
  const sizes = new Map<string, number>();
  const pending = new Map<string, Promise<Buffer>>();
  const inTurn = createTurns(atOnce);
  let total = 0;
  let ready: Promise<void> | undefined;

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => plainName.test(name));
    const found = await Promise.all(
      names.map(async (name) => ({ name, info: await stat(path.join(folder, name)) })),
    );
    found.sort((a, b) => a.info.mtimeMs - b.info.mtimeMs);
    for (const { name, info } of found) if (info.isFile()) note(name, info.size);
  }

  function note(name: string, bytes: number): void {
    total += bytes - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes);
  }

  async function trim(): Promise<void> {
    for (const [name, bytes] of [...sizes]) {
      if (total <= maxBytes) return;
      sizes.delete(name);
      total -= bytes;
      await rm(path.join(folder, name), { force: true });
    }
  }

  async function read(name: string): Promise<Buffer | undefined> {
    const bytes = sizes.get(name);
    if (bytes === undefined) return undefined;
    const file = path.join(folder, name);
    const found = await readFile(file).catch(() => undefined);
    if (!found) {
      sizes.delete(name);
      total -= bytes;
      return undefined;
    }
    note(name, bytes);
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return found;
  }

  /** A half-written file must never be read, so it gets its name when it is whole. */
  async function save(name: string, bytes: Buffer): Promise<void> {
    const draft = path.join(folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
      note(name, bytes.length);
      await trim();
    } catch {
      // A full disk costs time, not answers: the next visitor has it made again.
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  async function obtain(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    ready ??= open();
    await ready.catch(() => {
      ready = undefined;
    });
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
    async drop(name: string): Promise<void> {
      const bytes = sizes.get(name);
      if (bytes === undefined) return;
      sizes.delete(name);
      total -= bytes;
      await rm(path.join(folder, name), { force: true });
    },
    /** Names that are on disk. */
    async names(): Promise<string[]> {
      ready ??= open();
      await ready.catch(() => {});
      return [...sizes.keys()];
    },
  };
}
