// npm run role -- grant|revoke|list WHO [ROLE]: gives or takes a role; the operator's view needs Operator.

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/role-command.ts");
