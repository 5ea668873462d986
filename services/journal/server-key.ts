import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { OperatorError } from "../../platform/operator-error.ts";
import { keyBytes } from "../../platform/sealing.ts";
import { ensureSecretFile } from "../../platform/secret-file.ts";

export function openServerKey(folder: string): Buffer {
  const file = path.join(folder, "journal.key");
  ensureSecretFile(file, () => randomBytes(keyBytes).toString("base64"));
  const key = Buffer.from(fs.readFileSync(file, "utf8"), "base64");
  if (key.length !== keyBytes)
    throw new OperatorError(
      `${file} is not the journal's key. Restore it: without it no journal can be read.`,
    );
  return key;
}
