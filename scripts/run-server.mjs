import { spawn } from "node:child_process";
import { nodeEnvironment, nodeFlags } from "../server/node-flags.mjs";
import { environmentWith, root } from "./prepare.mjs";

/** The server in a process of its own, with its flags; it gets our signals and we end with its exit code. */
export function runServer(node, file) {
  const child = spawn(node, [...nodeFlags, file], {
    cwd: root,
    stdio: "inherit",
    env: { ...nodeEnvironment, ...environmentWith(node) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
