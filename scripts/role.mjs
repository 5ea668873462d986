// npm run role -- grant|revoke|list WHO [ROLE]: gives or takes a role; the operator's view needs Operator.

import { spawnSync } from "node:child_process";
import { ensureNode, environmentWith, main, root } from "./prepare.mjs";

main(async () => {
  const node = await ensureNode();
  const { status } = spawnSync(node, ["server/role-command.ts", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: environmentWith(node),
  });
  process.exitCode = status ?? 1;
});
