import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type Encoding, type Entry, type Form, formIn } from "./entry.ts";

const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Nearly all clients accept brotli, so the cache stores only that; recent other forms are cached here. */
const cached = new LRUCache<Entry, Partial<Record<Encoding, Form>>>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (forms) => Object.values(forms).reduce((sum, { body }) => sum + body.length, 0),
});

/** The form a reader takes, if it is there: without copies or promises. */
export function findForm(entry: Entry, encoding: Encoding): Form | undefined {
  return encoding === entry.encoding || entry.encoding === "identity" ? entry : cached.get(entry)?.[encoding];
}

export async function makeForm(entry: Entry, encoding: Encoding): Promise<Form> {
  const found = findForm(entry, encoding);
  if (found) return found;
  const plain = await fromBrotli(entry.body);
  const body = encoding === "gzip" ? await toGzip(plain, { level: 6 }) : plain;
  const form = formIn(encoding, body, entry.notModified);
  cached.set(entry, { ...cached.get(entry), [encoding]: form });
  return form;
}
