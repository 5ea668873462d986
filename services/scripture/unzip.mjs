import { inflateRawSync } from "node:zlib";

const maxBytes = 200 * 1024 * 1024;

/**
 * The files of a zip archive, as [name, bytes]. Enough of the format for module archives: stored and deflated
 * entries, no encryption, no zip64.
 * @param {Buffer} zip
 * @returns {[string, Buffer][]}
 */
export function unzip(zip) {
  const end = endOfDirectory(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  /** @type {[string, Buffer][]} */
  const files = [];
  for (let entry = 0; entry < count; entry++) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error("the archive's directory is damaged");
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const packedSize = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (name.endsWith("/")) continue;
    if (!isSafe(name)) throw new Error(`the archive holds an unsafe path: ${JSON.stringify(name)}`);
    if (flags & 1) throw new Error("the archive is encrypted");
    total += size;
    if (total > maxBytes) throw new Error("the archive unpacks to more than 200 MB");
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + packedSize);
    files.push([name, unpack(packed, method, size, name)]);
  }
  return files;
}

/** @param {Buffer} packed @param {number} method @param {number} size @param {string} name */
function unpack(packed, method, size, name) {
  if (method !== 0 && method !== 8)
    throw new Error(`${name} is packed with method ${method}, which is not known`);
  // The size is the archive's own word for it, so it also bounds what is unpacked.
  const bytes = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  if (bytes.length !== size) throw new Error(`${name} is damaged`);
  return bytes;
}

/** @param {Buffer} zip */
function endOfDirectory(zip) {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 65535); at--) {
    if (zip.readUInt32LE(at) === 0x06054b50) return at;
  }
  throw new Error("it is not a zip archive");
}

/** @param {string} name */
const isSafe = (name) =>
  !/^[/\\]|^[A-Za-z]:|\\|\0/.test(name) && !name.split("/").some((part) => part === ".." || part === "");
