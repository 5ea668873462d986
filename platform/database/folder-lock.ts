import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "./database-error.ts";

interface LockOwner {
  pid: number;
  /** Distinguishes processes that reuse a pid (a container's main process always has the same one). */
  started: string;
}

/** One process per folder: two PGlite instances on one folder would corrupt it. */
export async function lockFolder(lockFile: string, folder: string): Promise<() => void> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies LockOwner);
  for (let attempt = 0; attempt < 40; attempt++) {
    if (create(lockFile, mine)) return () => release(lockFile, mine);
    const text = read(lockFile);
    const owner = parse(text);
    if (owner && isAlive(owner)) throw inUse(folder, lockFile, owner);
    // A lock without a holder may be one that is being written at this moment, so it gets a second.
    if (text !== undefined && (owner || attempt >= 20)) takeOver(lockFile, text, mine);
    else await sleep(50);
  }
  throw new DatabaseError(
    `Cannot lock the embedded database: ${lockFile} keeps changing. Stop the other processes and delete this file.`,
  );
}

function inUse(folder: string, lockFile: string, { pid }: LockOwner): DatabaseError {
  const who = pid === process.pid ? "this process" : `process ${pid}`;
  return new DatabaseError(
    `The embedded database in ${folder} is already open in ${who} (${lockFile}). ` +
      "Stop that process, set DATA_DIR to another folder, or set DATABASE_URL to share one PostgreSQL.",
  );
}

/** Only one process at a time may replace a dead process's lock, and only the exact lock it found dead. */
function takeOver(lockFile: string, deadLock: string, mine: string): void {
  const guard = `${lockFile}.takeover`;
  if (!create(guard, mine)) {
    const rival = parse(read(guard));
    if (!rival || !isAlive(rival)) fs.rmSync(guard, { force: true });
    return;
  }
  try {
    if (read(lockFile) === deadLock) fs.rmSync(lockFile, { force: true });
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

function release(lockFile: string, mine: string): void {
  if (read(lockFile) === mine) fs.rmSync(lockFile, { force: true });
}

function create(file: string, text: string): boolean {
  try {
    fs.writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parse(text: string | undefined): LockOwner | undefined {
  try {
    const { pid, started } = JSON.parse(text ?? "");
    return Number.isInteger(pid) && typeof started === "string" ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: LockOwner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const now = startOf(pid);
  return now === "" || started === "" || now === started;
}

/** Process start time as reported by the kernel; empty where unavailable (then the pid decides). */
function startOf(pid: number): string {
  try {
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return `${boot}/${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return "";
  }
}
