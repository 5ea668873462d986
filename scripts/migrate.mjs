// npm run migrate: brings the tables of all services up to date, apart from the start (with MIGRATE=off, instead of it).

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/migrate-command.ts");
