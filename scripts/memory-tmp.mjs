import { statfsSync } from "node:fs";
import { freemem } from "node:os";

const folder = "/dev/shm";
const minBytes = 4 * 1024 ** 3;

/** Test databases write to disk thousands of times: where the machine has the room, temporary files are in memory. */
export function useMemoryForTemporaryFiles() {
  if (process.env.TMPDIR || process.platform !== "linux" || freemem() < 2 * minBytes) return;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= minBytes) process.env.TMPDIR = folder;
  } catch {
    // No such file system: the usual folder.
  }
}
