// npm run sign-out -- EMAIL, or --everybody: ends sign-ins.

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/sign-out-command.ts");
