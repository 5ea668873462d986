import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const memory = "/dev/shm";
const minBytes = 4 * 1024 ** 3;

/** Test databases write to disk thousands of times: where the machine has the room, temporary files are in memory, and gone with the run. */
export function useMemoryForTemporaryFiles() {
  if (process.env.TMPDIR || process.platform !== "linux" || freemem() < 2 * minBytes) return;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < minBytes) return;
    const folder = mkdtempSync(`${memory}/wellspring-tests-`);
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  } catch {
    // No such file system: the usual folder.
  }
}
