import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../platform/encoding.ts";
import { ownBytes } from "../../platform/own-bytes.ts";
import { bytesOf, type Entry, type Form, formIn } from "./entry.ts";

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** A fifth more bytes than the best in a quarter of the time: for a reader who waits. */
export const quickQuality = 2;
/** For a page, 9 saves 0.3 % more bytes and takes seven times as long. */
export const bestQuality = 7;

/** A window larger than the page would only take memory. */
const windowBits = (length: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(length)), constants.BROTLI_MIN_WINDOW_BITS), 22);

async function compressed(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return ownBytes(await toBrotli(body, { params }));
}

const plainBody = async (entry: Entry): Promise<Buffer> =>
  entry.encoding === "br" ? fromBrotli(entry.body) : entry.body;

/** Forms of recent responses other than the one in which these are stored. */
const cached = new LRUCache<Entry, Partial<Record<Encoding, Form>>>({
  maxSize: 4 * 1024 * 1024,
  // The entry is retained with them, also when the page cache has dropped it.
  sizeCalculation: (forms, entry) =>
    Object.values(forms).reduce((sum, { body }) => sum + body.length, entry.bytes),
});
const pending = new WeakMap<Entry, Partial<Record<Encoding, Promise<Form>>>>();

/** The same response, stored in brotli. */
export async function compress(entry: Entry, quality: number): Promise<Entry> {
  if (!entry.compressible || entry.quality >= quality) return entry;
  // A reader who waited for it has it made at the quick quality already.
  const made = quality === quickQuality ? cached.get(entry)?.br?.body : undefined;
  const body = made ?? (await compressed(await plainBody(entry), quality));
  const shared = entry.notModified;
  // They would retain the entry, whose place the compressed one takes.
  cached.delete(entry);
  return { ...entry, encoding: "br", quality, ...formIn("br", body, shared), bytes: bytesOf(body, shared) };
}

/** The form a reader takes, if it is there: without copies or promises. */
export function findForm(entry: Entry, encoding: Encoding): Form | undefined {
  return encoding === entry.encoding || !entry.compressible ? entry : cached.get(entry)?.[encoding];
}

async function derive(entry: Entry, encoding: Encoding): Promise<Form> {
  const plain = await plainBody(entry);
  const body =
    encoding === "br"
      ? await compressed(plain, quickQuality)
      : encoding === "gzip"
        ? await toGzip(plain, { level: 6 })
        : plain;
  const form = formIn(encoding, ownBytes(body), entry.notModified);
  cached.set(entry, { ...cached.get(entry), [encoding]: form });
  return form;
}

/** Many who wait for one form share its making. */
export async function makeForm(entry: Entry, encoding: Encoding): Promise<Form> {
  const found = findForm(entry, encoding);
  if (found) return found;
  const making = pending.get(entry) ?? {};
  pending.set(entry, making);
  making[encoding] ??= derive(entry, encoding).finally(() => delete making[encoding]);
  return making[encoding];
}
