import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createDecryption, createEncryption, headBytes, isEncrypted } from "./encryption.ts";

const passphrase = "correct horse battery";

const encrypt = async (text: Buffer) =>
  buffer(Readable.from(text.length > 0 ? [text] : []).pipe(await createEncryption(passphrase, 10)));

async function decrypt(file: Buffer, key = passphrase): Promise<Buffer> {
  const decryption = await createDecryption(key, file.subarray(0, headBytes));
  const rest = file.subarray(headBytes);
  return buffer(Readable.from(rest.length > 0 ? [rest] : []).pipe(decryption));
}

const piece = 64 * 1024;

test("what is encrypted opens again, of any length", async () => {
  for (const length of [0, 1, piece - 1, piece, piece + 1, 3 * piece, 3 * piece + 17]) {
    const text = randomBytes(length);
    const file = await encrypt(text);
    expect(isEncrypted(file)).toBe(true);
    expect((await decrypt(file)).equals(text), `${length} bytes`).toBe(true);
  }
});

test("another key, a changed bit, a piece left out or moved and an end cut off are noticed, and said", async () => {
  const file = await encrypt(randomBytes(3 * piece));
  await expect(decrypt(file, `${passphrase}!`)).rejects.toThrow("The key is not the one");
  const changed = Buffer.from(file);
  changed[headBytes + piece + 5]! ^= 1;
  await expect(decrypt(changed)).rejects.toThrow("damaged or was cut short");
  const stride = piece + 16;
  const pieceAt = (at: number) => file.subarray(headBytes + at * stride, headBytes + (at + 1) * stride);
  const head = file.subarray(0, headBytes);
  for (const [what, wrong] of [
    ["one left out", [head, pieceAt(0), pieceAt(2)]],
    ["two changed places", [head, pieceAt(1), pieceAt(0), pieceAt(2)]],
    ["cut at a piece's end", [head, pieceAt(0), pieceAt(1)]],
    ["cut inside a piece", [head, pieceAt(0), pieceAt(1).subarray(0, 100)]],
    ["nothing after the head", [head]],
  ] as const)
    await expect(decrypt(Buffer.concat(wrong)), what).rejects.toThrow("damaged or was cut short");
});
