import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { nodeEnvironment, nodeFlags } from "../server/node-flags.mjs";
import { environmentWith, root, stopSignals } from "./prepare.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

/** The server in place of this process where Node can do that, else in one of its own that gets our signals. */
export function runServer(node, file, flags = []) {
  const parent = stopWithParent();
  const watching = parent ? ["--import", stopModule] : [];
  const args = [...nodeFlags, ...flags, ...watching, path.join(root, file)];
  // Hundreds of modules are compiled once, not at every start. Where the folder cannot be written, Node does without.
  const cache = { NODE_COMPILE_CACHE: path.join(root, "node_modules", ".cache", "compile") };
  const envWith = (parentOfIt) => ({
    ...cache,
    ...nodeEnvironment,
    ...environmentWith(node),
    ...(parent && { STOP_WITH_PARENT: String(parentOfIt) }),
  });
  if (process.execve && process.platform !== "win32") {
    process.chdir(root);
    // Node calls it experimental; a warning at each start would only puzzle.
    process.removeAllListeners("warning");
    process.execve(node, [node, ...args], envWith(parent));
  }
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env: envWith(process.pid) });
  for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

const stopModule = pathToFileURL(path.join(root, "scripts", "stop-with-parent.mjs")).href;
