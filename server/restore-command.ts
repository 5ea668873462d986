import path from "node:path";
import { parseArgs } from "node:util";
import { checkBackup, restoreBackup } from "../platform/backup/restore.ts";
import { openBackupSettings, print } from "./backup-settings.ts";
import { CommandError, printError } from "./operator-command.ts";

const usage = `npm run restore -- FILE [--key-file FILE] [--plain] [--check] [--force]
  --key-file  a file with the passphrase, instead of BACKUP_KEY
  --plain     takes a backup that is not encrypted although a key is set
  --check     only reads the backup and says whether it is whole
  --force     replaces what the database and DATA_DIR have`;

function readWish() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "key-file": { type: "string" },
        plain: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Error();
    const { "key-file": keyFile, plain, check, force } = values;
    return { file, keyFile, plain, check, force };
  } catch {
    throw new CommandError(usage);
  }
}

try {
  const { file, keyFile, plain, check, force } = readWish();
  const { config, place } = openBackupSettings(keyFile);
  const source = path.resolve(process.cwd(), file);
  if (check) {
    const { head, rows } = await checkBackup(source, { ...place, plain });
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    print(`${source} is whole: ${total} rows, version ${head.version}, every write before ${head.mark}.`);
  } else {
    const { head, rows, aside } = await restoreBackup(source, { ...place, plain, force });
    const target = config.DATABASE_URL ? "PostgreSQL" : "the embedded database";
    print(`Restored into ${target} and ${config.dataDir}: ${rows} rows, every write before ${head.mark}.`);
    if (aside) print(`What was there before is in ${aside}.`);
  }
} catch (error) {
  printError(error);
}
