import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Created once, in a file only its owner can read; processes that start together get the same one. */
export function ensureSecretFile(file: string, create: () => string): void {
  if (fs.existsSync(file)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, create(), { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never replaces what another process has put there first.
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    fs.rmSync(draft);
  }
}
