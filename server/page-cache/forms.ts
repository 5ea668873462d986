import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { type Encoding, type Entry, type Form, formIn } from "./entry.ts";

const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Nearly all clients accept brotli, so the cache stores only that; recent other forms are cached here. */
const maxBytes = 4 * 1024 * 1024;

const cached = new Map<Entry, Map<Encoding, Form>>();
let bytes = 0;

function put(entry: Entry, encoding: Encoding, form: Form): void {
  const forms = cached.get(entry) ?? new Map<Encoding, Form>();
  if (forms.has(encoding)) return;
  cached.set(entry, forms.set(encoding, form));
  bytes += form.body.length;
  for (const [oldest, old] of cached) {
    if (bytes <= maxBytes) break;
    cached.delete(oldest);
    for (const { body } of old.values()) bytes -= body.length;
  }
}

/** The form a reader takes, if it is there: without copies or promises. */
export function findForm(entry: Entry, encoding: Encoding): Form | undefined {
  return encoding === entry.encoding || entry.encoding === "identity"
    ? entry
    : cached.get(entry)?.get(encoding);
}

export async function makeForm(entry: Entry, encoding: Encoding): Promise<Form> {
  const found = findForm(entry, encoding);
  if (found) return found;
  const plain = await fromBrotli(entry.body);
  const body = encoding === "gzip" ? await toGzip(plain, { level: 6 }) : plain;
  const form = formIn(encoding, body, entry.notModified);
  put(entry, encoding, form);
  return form;
}
