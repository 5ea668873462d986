import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BackupPlace } from "../platform/backup/backup.ts";
import { createLog } from "../platform/log.ts";
import { loadConfig } from "./config.ts";
import { allMigrations } from "./migrations.ts";
import { CommandError } from "./operator-command.ts";

/** What backup and restore have in common: the settings' database and folder, the key, and a line of progress. */
export function openBackupSettings(keyFile: string | undefined) {
  const config = loadConfig(path.resolve(path.dirname(fileURLToPath(import.meta.url)), ".."));
  // Files that are written are their owner's only.
  process.umask(0o077);
  const log = createLog({ environment: config.ENVIRONMENT, level: "warn" });
  const { version } = JSON.parse(readFileSync(path.join(config.root, "package.json"), "utf8")) as {
    version: string;
  };
  const place: BackupPlace = {
    url: config.DATABASE_URL,
    dataDir: config.dataDir,
    services: allMigrations(config.root),
    version,
    passphrase: keyFile ? readKey(keyFile) : config.BACKUP_KEY,
    log,
    say: createProgress(),
  };
  return { config, place };
}

function readKey(file: string): string {
  const key = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (key.length < 16) throw new CommandError(`${file} must hold a passphrase of at least 16 characters.`);
  return key;
}

/** At most a line a second, rewritten in place where somebody watches. */
function createProgress(): (line: string) => void {
  const { isTTY } = process.stderr;
  const everyMs = isTTY ? 200 : 2000;
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
}

/** Removes a line of progress that is still there. */
export function print(text: string): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  console.log(text);
}

export const inWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
