import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";

const memory = "/dev/shm";
const minBytes = 4 * 1024 ** 3;

/** Process ids mean nothing in another container, which may see the same memory. */
const namespace = () => /\d+/.exec(readlinkSync("/proc/self/ns/pid"))?.[0];
const prefix = () => `wellspring-tests-${namespace()}-`;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return error.code === "EPERM";
  }
}

/**
 * A folder whose name says whose it is.
 * @param {string} parent
 */
export const makeOwnFolder = (parent) => mkdtempSync(path.join(parent, `${prefix()}${process.pid}-`));

/**
 * Removes what runs have left that were killed; never what belongs to a living process.
 * @param {string} parent
 */
export function sweepFoldersOfDeadRuns(parent) {
  const own = prefix();
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(own) ? /^(\d+)-/.exec(name.slice(own.length))?.[1] : undefined;
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's, or another run is just removing it.
    }
  }
}

/** Test databases write to disk thousands of times: where the machine has the room, temporary files are in memory, and gone with the run. */
export function useMemoryForTemporaryFiles() {
  if (process.env.TMPDIR || process.platform !== "linux") return;
  try {
    sweepFoldersOfDeadRuns(memory);
    if (freemem() < 2 * minBytes) return;
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < minBytes) return;
    const folder = makeOwnFolder(memory);
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  } catch {
    // No such file system: the usual folder.
  }
}
