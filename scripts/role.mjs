// npm run role -- grant|revoke WHO ROLE, list [WHO]: gives or takes a role, or shows who has any; the operator's view needs Operator.

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/role-command.ts");
