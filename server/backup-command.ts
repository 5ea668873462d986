import path from "node:path";
import { parseArgs } from "node:util";
import { makeBackup } from "../platform/backup/backup.ts";
import { inWords, openBackupSettings, print } from "./backup-settings.ts";
import type { Config } from "./config.ts";
import { CommandError, printError } from "./operator-command.ts";

const usage = `npm run backup -- [FILE] [--key-file FILE]
  FILE        where to write it; otherwise a new file in DATA_DIR/backups
  --key-file  a file with the passphrase that encrypts it, instead of BACKUP_KEY`;

function readWish() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "key-file": { type: "string" } },
    });
    if (positionals.length > 1) throw new Error();
    return { file: positionals[0], keyFile: values["key-file"] };
  } catch {
    throw new CommandError(usage);
  }
}

const outside = ["IDENTITY_JWKS", "IDENTITY_COOKIE_SECRETS", "JOURNAL_KEYS"] as const;

function warnings(config: Config, isEncrypted: boolean): string[] {
  const set = outside.filter((name) => config[name] !== undefined);
  return [
    ...(isEncrypted
      ? ["Whoever loses its passphrase loses the backup: keep it somewhere else."]
      : ["It is NOT encrypted and holds people's data and keys: set BACKUP_KEY to encrypt it."]),
    ...(set.length > 0
      ? [`${set.join(", ")} ${set.length > 1 ? "are" : "is"} NOT in it: keep the settings (.env) as well.`]
      : []),
  ];
}

try {
  const { file, keyFile } = readWish();
  const { config, place } = openBackupSettings(keyFile);
  const isEncrypted = place.passphrase !== undefined;
  const now = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const name = `${now}.tar.gz${isEncrypted ? ".encrypted" : ""}`;
  const target = file ? path.resolve(process.cwd(), file) : path.join(config.dataDir, "backups", name);
  const began = performance.now();
  const { bytes, mark, lsn, rows } = await makeBackup(target, place);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(`${target}: ${rows} rows, ${inWords(bytes)}, ${seconds} s`);
  print(`Every write acknowledged before ${mark}${lsn ? ` (log at ${lsn})` : ""} is in it.`);
  for (const warning of warnings(config, isEncrypted)) print(warning);
} catch (error) {
  printError(error);
}
