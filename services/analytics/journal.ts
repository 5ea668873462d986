import { appendFile, type FileHandle, mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";

interface JournalSegment {
  lines: string[];
  remove(): Promise<void>;
}

/** Lines on disk, in files that are written to the end, read once and removed. */
export interface Journal {
  /** Resolves when the lines are on the disk, whatever happens to the process next. */
  append(lines: string[]): Promise<void>;
  /** The oldest file, no longer written to; undefined when there is none. */
  oldest(): Promise<JournalSegment | undefined>;
  /** Closes the file that is being written; the answer says, whenever it is asked, whether something of now is still there. */
  mark(): Promise<() => boolean>;
  /** Moves an unparsable line to a file for inspection; returns the file. */
  putAside(line: string): Promise<string>;
  /** Removes that file once its newest line is older. */
  eraseAside(before: Date): Promise<void>;
  bytes(): number;
  close(): Promise<void>;
}

/** Small enough to be read and taken apart without anybody noticing. */
const segmentBytes = 256 * 1024;
/** Enough to see what went wrong. */
const maxAsideBytes = 1024 * 1024;

export async function openJournal(folder: string): Promise<Journal> {
  await mkdir(folder, { recursive: true });
  const aside = path.join(folder, "broken-lines.txt");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ndjson")).sort();
  const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size));
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  let number = files.length > 0 ? Number.parseInt(files.at(-1)!, 10) : 0;
  let current: { handle: FileHandle; size: number } | undefined;

  async function begin() {
    number += 1;
    const name = `${String(number).padStart(12, "0")}.ndjson`;
    current = { handle: await open(path.join(folder, name), "a"), size: 0 };
    files.push(name);
    // The folder must know the file too before anybody relies on it.
    const directory = await open(folder, "r");
    await directory.sync().finally(() => directory.close());
    return current;
  }

  async function seal() {
    const sealed = current;
    current = undefined;
    await sealed?.handle.close();
  }

  // A file is not closed while a line is on its way into it.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  async function append(lines: string[]): Promise<void> {
    const text = lines.map((line) => `${line}\n`).join("");
    const target = current ?? (await begin());
    await target.handle.appendFile(text);
    await target.handle.datasync();
    target.size += Buffer.byteLength(text);
    bytes += Buffer.byteLength(text);
    if (target.size >= segmentBytes) await seal();
  }

  async function oldest(): Promise<JournalSegment | undefined> {
    const [name] = files;
    if (!name) return undefined;
    if (files.length === 1) await seal();
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    return {
      // An unterminated last line was cut off before its write was acknowledged.
      lines: text.split("\n").slice(0, -1),
      async remove() {
        await rm(file, { force: true });
        files.shift();
        bytes -= Buffer.byteLength(text);
      },
    };
  }

  return {
    append: (lines) => inTurn(() => append(lines)),
    oldest: () => inTurn(oldest),
    mark: () =>
      inTurn(async () => {
        await seal();
        const newest = files.at(-1);
        return () => newest !== undefined && files.includes(newest);
      }),
    async putAside(line) {
      const size = (await stat(aside).catch(() => undefined))?.size ?? 0;
      if (size + line.length < maxAsideBytes) await appendFile(aside, `${line}\n`);
      return aside;
    },
    async eraseAside(before) {
      const found = await stat(aside).catch(() => undefined);
      if (found && found.mtime < before) await rm(aside, { force: true });
    },
    bytes: () => bytes,
    close: () => inTurn(seal),
  };
}
