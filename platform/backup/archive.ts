import { createHash } from "node:crypto";
import fs from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { syncPath } from "../database/durable-files.ts";
import {
  BackupError,
  createDecryption,
  createEncryption,
  damaged,
  headBytes,
  isEncrypted,
} from "./encryption.ts";
import { type Manifest, manifestEntry, manifestSchema } from "./manifest.ts";

/** One entry of table rows or settings is read into memory whole; a row has its own bound far below. */
const longestEntry = 1024 * 1024 * 1024;

/** A tar, compressed and, with a passphrase, encrypted. It has its name only when it is whole and on the disk. */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<Manifest["rows"]>,
): Promise<{ bytes: number }> {
  const unfinished = `${file}.unfinished`;
  const tar = pack();
  const output = fs.createWriteStream(unfinished, { mode: 0o600, flags: "w" });
  const gzip = createGzip();
  const written = passphrase
    ? pipeline(tar, gzip, await createEncryption(passphrase), output)
    : pipeline(tar, gzip, output);
  // Reported below; it may fail while an entry is still being read.
  written.catch(() => {});
  const entries: Manifest["entries"] = {};
  const failed = written.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  const archive: ArchiveWriter = {
    async add(name, content) {
      const hash = createHash("sha256").update(content);
      await Promise.race([addEntry(tar, name, [content], content.length), failed]);
      entries[name] = { bytes: content.length, sha256: hash.digest("hex") };
    },
    async addFile(name, source) {
      const handle = await fs.promises.open(source, "r");
      try {
        const { size } = await handle.stat();
        const hash = createHash("sha256");
        await Promise.race([addEntry(tar, name, firstBytes(handle, size, hash), size), failed]);
        entries[name] = { bytes: size, sha256: hash.digest("hex") };
      } finally {
        await handle.close();
      }
    },
  };
  try {
    const rows = await fill(archive);
    await archive.add(manifestEntry, Buffer.from(JSON.stringify({ rows, entries } satisfies Manifest)));
    tar.finalize();
    await written;
    syncPath(unfinished);
    fs.renameSync(unfinished, file);
    return { bytes: fs.statSync(file).size };
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
}

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  addFile(name: string, source: string): Promise<void>;
}

async function addEntry(
  tar: ReturnType<typeof pack>,
  name: string,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
  size: number,
): Promise<void> {
  const entry = tar.entry({ name, size, mode: 0o600 });
  const ended = new Promise<void>((resolve, reject) => {
    entry.once("finish", resolve);
    entry.once("error", reject);
  });
  ended.catch(() => {});
  for await (const chunk of content)
    if (!entry.write(chunk))
      await Promise.race([new Promise((resolve) => entry.once("drain", resolve)), ended]);
  entry.end();
  await ended;
}

/** A file that grows while it is read is taken as it was at the beginning. */
async function* firstBytes(
  handle: fs.promises.FileHandle,
  size: number,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  let at = 0;
  while (at < size) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(64 * 1024, size - at)), {
      position: at,
    });
    if (bytesRead === 0)
      throw new BackupError("A file of the data folder became shorter while it was read; try again.");
    at += bytesRead;
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    yield chunk;
  }
}

interface ArchiveEntry {
  name: string;
  bytes: number;
  /** The whole content, for entries that are small. */
  content(): Promise<Buffer>;
  save(file: string): Promise<void>;
}

export interface ReadOptions {
  passphrase: string | undefined;
  /** Takes one that is not encrypted although there is a passphrase. */
  plain?: boolean | undefined;
  /** Of an earlier reading: nothing else, and nothing longer, is handed out. */
  expected?: Manifest["entries"];
}

/** Hands out each entry in order, and at the end the manifest, once everything is known to be as it was written. */
export async function readArchive(
  file: string,
  options: ReadOptions,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<Manifest> {
  const { expected } = options;
  const source = await openSource(file, options);
  const tar = extract();
  const reading = pipeline([...source, tar] as never) as Promise<void>;
  reading.catch(() => {});
  const seen: Manifest["entries"] = {};
  let manifest: Manifest | undefined;
  try {
    for await (const entry of tar) {
      const { name, type, size } = entry.header;
      if (type !== "file")
        throw new BackupError(`${inQuotes(name)} in the backup is not a plain file but a ${type}.`);
      if (manifest || Object.hasOwn(seen, name)) throw damaged();
      if (expected && name !== manifestEntry && expected[name]?.bytes !== size) throw damaged();
      const hash = createHash("sha256");
      let bytes = 0;
      const chunks = hashed(entry as unknown as Readable, (chunk) => {
        hash.update(chunk);
        bytes += chunk.length;
      });
      const content = async () => {
        if ((size ?? 0) > longestEntry) throw damaged();
        const all: Buffer[] = [];
        for await (const chunk of chunks) all.push(chunk);
        return Buffer.concat(all);
      };
      if (name === manifestEntry) {
        manifest = manifestSchema.parse(JSON.parse((await content()).toString()));
        continue;
      }
      await take({
        name,
        bytes: size ?? 0,
        content,
        save: (to) => pipeline(chunks, fs.createWriteStream(to, { mode: 0o600, flush: true })),
      });
      for await (const _rest of chunks);
      seen[name] = { bytes, sha256: hash.digest("hex") };
    }
    await reading;
  } catch (error) {
    tar.destroy();
    throw isNotDamage(error) ? error : damaged(error);
  }
  if (!manifest || !isSame(manifest.entries, seen) || (expected && !isSame(expected, seen))) throw damaged();
  return manifest;
}

const isSame = (declared: Manifest["entries"], seen: Manifest["entries"]): boolean =>
  Object.keys(declared).length === Object.keys(seen).length &&
  Object.entries(declared).every(
    ([name, { bytes, sha256 }]) => seen[name]?.bytes === bytes && seen[name].sha256 === sha256,
  );

/** A name from an archive, on one line. */
export const inQuotes = (name: string): string => JSON.stringify(name.slice(0, 200));

/** What the stream, gunzip, tar and our schemas say of a file that is not as it was written. */
const damageCodes = /^(Z_|ERR_STREAM|ERR_INVALID_ARG|ERR_CRYPTO)/;
const damageWords =
  /unexpected end|premature close|invalid tar|unexpected token|not valid json|writable stream closed/i;
const isNotDamage = (error: unknown): boolean => {
  const { code, message, name } = error as NodeJS.ErrnoException;
  return !(
    damageCodes.test(code ?? "") ||
    damageWords.test(message) ||
    name === "ZodError" ||
    name === "SyntaxError"
  );
};

async function* hashed(stream: Readable, see: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    see(chunk);
    yield chunk;
  }
}

async function readStart(file: string): Promise<Buffer> {
  const beginning = Buffer.alloc(headBytes);
  try {
    const handle = await fs.promises.open(file, "r");
    const { bytesRead } = await handle.read(beginning, 0, headBytes, 0).finally(() => handle.close());
    return beginning.subarray(0, bytesRead);
  } catch (error) {
    throw new BackupError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const gzipMagic = Buffer.from([0x1f, 0x8b]);

async function openSource(file: string, { passphrase, plain }: ReadOptions) {
  const start = await readStart(file);
  if (!isEncrypted(start)) {
    if (!start.subarray(0, gzipMagic.length).equals(gzipMagic))
      throw new BackupError(`${file} is not a backup of this product.`);
    // Only the key shows that nobody else has written it.
    if (passphrase && !plain)
      throw new BackupError(
        `${file} is not encrypted although a key is set, so anybody could have changed it. If you are sure of it, restore with --plain.`,
      );
    return [fs.createReadStream(file), createGunzip()];
  }
  if (!passphrase)
    throw new BackupError("The backup is encrypted: set BACKUP_KEY, or name its file with --key-file.");
  const decryption = await createDecryption(passphrase, start);
  return [fs.createReadStream(file, { start: headBytes }), decryption, createGunzip()];
}
