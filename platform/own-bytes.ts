/**
 * The same bytes in memory of their own, for what is cached. Node puts buffers of up to 32 kB into blocks of 64 kB that they share
 * with others, and zlib answers with views of larger ones: a cached page of 10 kB would retain all of that.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
