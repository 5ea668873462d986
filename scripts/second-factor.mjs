// npm run second-factor -- off EMAIL: for a member who has lost both the app and the recovery codes.

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/second-factor-command.ts");
