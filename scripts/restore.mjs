// npm run restore -- FILE: puts a backup into an empty database and data folder (docs/backups.md).

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/restore-command.ts");
