import { spawnSync } from "node:child_process";
import { nodeFlags } from "../server/node-flags.mjs";
import { ensureNode, environmentWith, main, root } from "./prepare.mjs";

/** Runs a command of the server's with what was given to this one. */
export function runOperatorCommand(file) {
  main(async () => {
    const node = await ensureNode();
    const { status } = spawnSync(node, [...nodeFlags, file, ...process.argv.slice(2)], {
      cwd: root,
      stdio: "inherit",
      env: environmentWith(node),
    });
    process.exitCode = status ?? 1;
  });
}
