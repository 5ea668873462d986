import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { OperatorError } from "../../platform/operator-error.ts";
import { keyBytes } from "../../platform/sealing.ts";

/** Created once, in a file only its owner can read; processes that start together get the same one. */
export function openServerKey(folder: string): Buffer {
  const file = path.join(folder, "journal.key");
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const draft = `${file}.${randomUUID()}`;
    fs.writeFileSync(draft, randomBytes(keyBytes).toString("base64"), { mode: 0o600, flush: true });
    try {
      // Unlike a rename, a link never replaces what another process has put there first.
      fs.linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      fs.rmSync(draft);
    }
  }
  const key = Buffer.from(fs.readFileSync(file, "utf8"), "base64");
  if (key.length !== keyBytes)
    throw new OperatorError(
      `${file} is not the journal's key. Restore it: without it no journal can be read.`,
    );
  return key;
}
