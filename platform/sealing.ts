import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { OperatorError } from "./operator-error.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
export const keyBytes = 32;

/** AES-256-GCM; `about` is bound to the text, so that a sealed row put in another's place does not open. */
export function seal(key: Buffer, text: Buffer, about: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Throws when the key is another, or anything was changed. */
export function unseal(key: Buffer, sealed: string, about: string): Buffer {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** The database was written with other keys than this process has. */
export class WrongKeyError extends OperatorError {
  override name = "WrongKeyError";
}

/** With the key, the same words can be known again; without it nobody can try which they were. */
function keyedHash(key: Buffer, about: string, text: string): string {
  const own = createHmac("sha256", key).update(`hash ${about}`).digest();
  return createHmac("sha256", own).update(text).digest("base64url");
}

/** Sealed with the first key; whatever an older one has sealed still opens. */
export function createKeyRing(keys: readonly Buffer[]) {
  const [first] = keys;
  if (!first || keys.some(({ length }) => length !== keyBytes))
    throw new Error(`Sealing needs keys of ${keyBytes} bytes each.`);
  return {
    /** By each key: the first is the one to store, and what was stored by an older one is found by the others. */
    hashes: (text: string, about: string): readonly [string, ...string[]] => {
      const [own, ...older] = keys.map((key) => keyedHash(key, about, text));
      return [own!, ...older];
    },
    seal: (text: Buffer, about: string) => seal(first, text, about),
    unseal(sealed: string, about: string): Buffer {
      for (const key of keys) {
        try {
          return unseal(key, sealed, about);
        } catch {
          // Perhaps another key's.
        }
      }
      throw new WrongKeyError(
        "No key of this process opens what is stored in the database. Set JOURNAL_KEYS to the keys it was written with, " +
          "or restore journal/journal.key in DATA_DIR.",
      );
    },
  };
}

export type KeyRing = ReturnType<typeof createKeyRing>;
