// npm run backup -- [FILE]: everything that must be kept in one file, while the server runs (docs/backups.md).

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/backup-command.ts");
