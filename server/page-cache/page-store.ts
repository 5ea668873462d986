import { hash } from "node:crypto";
import { createFileCache } from "../../platform/file-cache.ts";
import { ownBytes } from "../../platform/own-bytes.ts";
import { type Entry, formIn } from "./entry.ts";
import type { Reads } from "./reads.ts";

/** A page that can be compared with the content after a restart. */
export interface StoredPage {
  entry: Entry;
  reads: Reads;
  validUntil: number;
}

interface PageStoreOptions {
  folder: string;
  maxBytes: number;
  /** How many processes use the folder. */
  sharers?: number;
  /** What else the bytes of a page depend on (build-identity.ts): pages of any other identity are not found. */
  identity(): Promise<string>;
}

interface Waiting {
  page: StoredPage;
  written: PromiseWithResolvers<void>;
}

/** Pages that wait to be written; when the disk is slower than the readers, some are not. */
const maxWaiting = 200;
const digestOf = (bytes: Buffer) => hash("sha256", bytes, "base64url");
const digestLength = 43;
const lineEnd = 10;

/** A digest of all that follows, a line that describes the page, its body as it is sent. */
function serialize({ entry, reads, validUntil }: StoredPage): Buffer {
  const { body, headers: _, ...head } = entry;
  const rest = Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...head, validUntil, reads: [...reads] })}\n`),
    body,
  ]);
  return Buffer.concat([Buffer.from(digestOf(rest)), rest]);
}

/** Undefined for whatever was not written whole. */
function parse(file: Buffer): StoredPage | undefined {
  const rest = file.subarray(digestLength);
  if (digestOf(rest) !== file.toString("latin1", 0, digestLength)) return undefined;
  const end = rest.indexOf(lineEnd);
  const { validUntil, reads, ...head } = JSON.parse(rest.toString("utf8", 0, end));
  const form = formIn(head.encoding, ownBytes(rest.subarray(end + 1)), head.notModified);
  // JSON has no infinity.
  return {
    entry: { ...head, ...form },
    reads: new Map(reads),
    validUntil: validUntil ?? Number.POSITIVE_INFINITY,
  };
}

/** Pages on disk, in one bounded folder: they survive a restart, and there is room for more of them than in memory. */
export function createPageStore({ folder, maxBytes, sharers = 1, identity }: PageStoreOptions) {
  const files = createFileCache({ folder, maxBytes, sharers });
  const waiting = new Map<string, Waiting>();
  let own: string | undefined;
  let isClosed = false;
  let writing: Promise<void> | undefined;
  const nameOf = (key: string) => hash("sha256", `${own}\n${key}`, "base64url");

  async function writeWaiting(): Promise<void> {
    for (const [key, { page, written }] of waiting) {
      waiting.delete(key);
      await files.put(nameOf(key), serialize(page));
      written.resolve();
    }
  }

  function startWriting(): void {
    if (waiting.size === 0 || own === undefined) return;
    writing ??= writeWaiting().finally(() => {
      writing = undefined;
      startWriting();
    });
  }

  return {
    /** Until then nothing is found, and what is to be written waits: readers never do. */
    async open(): Promise<void> {
      const [known] = await Promise.all([identity(), files.open()]);
      own = known;
      startWriting();
    },
    async read(key: string): Promise<StoredPage | undefined> {
      if (own === undefined || isClosed) return undefined;
      const name = nameOf(key);
      const file = await files.find(name);
      const page = file && parse(file);
      if (file && !page) await files.drop(name);
      return page;
    },
    /** Resolves when it is written, or will not be soon. */
    async write(key: string, page: StoredPage): Promise<void> {
      const before = waiting.get(key);
      if (isClosed || (!before && waiting.size >= maxWaiting)) return;
      const written = before?.written ?? Promise.withResolvers<void>();
      waiting.set(key, { page, written });
      startWriting();
      if (own !== undefined) await written.promise;
    },
    drop(key: string): void {
      waiting.get(key)?.written.resolve();
      waiting.delete(key);
      if (own !== undefined && !isClosed) void files.drop(nameOf(key));
    },
    /** From here on nothing is found or written. */
    async close(): Promise<void> {
      isClosed = true;
      while (writing) await writing;
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
