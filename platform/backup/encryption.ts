import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { Transform } from "node:stream";
import { promisify } from "node:util";
import { OperatorError } from "../operator-error.ts";

/**
 * AES-256-GCM in pieces, each with a number and the last one marked, so that a piece that was changed, moved or left out is
 * noticed, and nothing is held in memory but one piece. The key is made from a passphrase by scrypt.
 *
 * File: magic, cost of the key (1), salt (16), check of the key (16), then pieces of 64 KB, each followed by its tag (16).
 */
const magic = Buffer.from("wellspring-backup-encrypted-1\n");
const saltBytes = 16;
const checkBytes = 16;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
const saltAt = magic.length + 1;
export const headBytes = saltAt + saltBytes + checkBytes;
/** Powers of two for scrypt: 128 MB and a good part of a second, which somebody who guesses passphrases pays for each. */
const usualCost = 17;
const costs = { min: 10, max: 20 };

export class BackupError extends OperatorError {
  override name = "BackupError";
}

export const isEncrypted = (head: Buffer): boolean => head.subarray(0, magic.length).equals(magic);

async function deriveKeys(passphrase: string, salt: Buffer, cost: number) {
  const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
  const N = 2 ** cost;
  const keys = await derive(passphrase, salt, 64, { N, r: 8, p: 1, maxmem: N * 2048 });
  const check = createHmac("sha256", keys.subarray(32)).update(magic).update(salt).digest();
  return { key: keys.subarray(0, 32), check: check.subarray(0, checkBytes) };
}

/** The key is this file's alone, so a count is enough. */
function ivOf(number: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeUIntBE(number, 0, 6);
  iv[11] = isLast ? 1 : 0;
  return iv;
}

export async function createEncryption(passphrase: string, cost = usualCost): Promise<Transform> {
  const salt = randomBytes(saltBytes);
  const { key, check } = await deriveKeys(passphrase, salt, cost);
  let number = 0;
  const pieces = inPieces(pieceBytes, (piece, isLast) => {
    const cipher = createCipheriv("aes-256-gcm", key, ivOf(number++, isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
  pieces.push(Buffer.concat([magic, Buffer.from([cost]), salt, check]));
  return pieces;
}

/** Takes what follows the head. */
export async function createDecryption(passphrase: string, head: Buffer): Promise<Transform> {
  const cost = head[magic.length] ?? 0;
  if (head.length < headBytes || cost < costs.min || cost > costs.max) throw damaged();
  const { key, check } = await deriveKeys(passphrase, head.subarray(saltAt, saltAt + saltBytes), cost);
  const stored = head.subarray(saltAt + saltBytes, headBytes);
  if (!timingSafeEqual(stored, check))
    throw new BackupError("The key is not the one this backup was made with.");
  let number = 0;
  return inPieces(pieceBytes + tagBytes, (piece, isLast) => {
    if (piece.length < tagBytes) throw damaged();
    const decipher = createDecipheriv("aes-256-gcm", key, ivOf(number++, isLast));
    decipher.setAuthTag(piece.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw damaged();
    }
  });
}

export const damaged = (cause?: unknown): BackupError =>
  new BackupError("The backup is damaged or was cut short; use another one.", { cause });

/** Hands on pieces of one size, and says which is the last; that one may be shorter or empty. */
function inPieces(size: number, change: (piece: Buffer, isLast: boolean) => Buffer): Transform {
  let waiting: Buffer[] = [];
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      bytes += chunk.length;
      // One that fills the size exactly may be the last, so it waits for more.
      if (bytes <= size) return done();
      const all = Buffer.concat(waiting);
      let at = 0;
      try {
        for (; all.length - at > size; at += size) this.push(change(all.subarray(at, at + size), false));
      } catch (error) {
        return done(error as Error);
      }
      waiting = [all.subarray(at)];
      bytes = all.length - at;
      done();
    },
    flush(done) {
      try {
        done(null, change(Buffer.concat(waiting), true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
