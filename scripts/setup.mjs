// npm run setup: asks, or takes flags, and writes the .env of a production site (docs/setup.md).
import { existsSync } from "node:fs";
import path from "node:path";
import { runOperatorCommand } from "./operator-command.mjs";
import { ensureNode, ensurePackages, main, root } from "./prepare.mjs";

main(async () => {
  if (!existsSync(path.join(root, "node_modules"))) await ensurePackages(await ensureNode());
  runOperatorCommand("server/setup-command.ts");
});
