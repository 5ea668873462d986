/** Drawings are text: compressed, they are a third of their size. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../platform/encoding.ts";
import { ownBytes } from "../../platform/own-bytes.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** As many as a library has, at a few kilobytes each. */
const maxBytes = 2_000_000;

export function createCompressedDrawings() {
  const known = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  return async (tag: string, bytes: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> => {
    const key = `${encoding} ${tag}`;
    const found = known.get(key);
    if (found) return found;
    // Made once for everybody, so the best there is.
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const made = ownBytes(
      await (encoding === "br" ? toBrotli(bytes, { params }) : toGzip(bytes, { level: 9 })),
    );
    known.set(key, made);
    return made;
  };
}
