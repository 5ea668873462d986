import { spawn } from "node:child_process";
import { environmentWith, root } from "./prepare.mjs";

/** The server in this process when its Node will do, else in a child that gets our signals and gives us its exit code. */
export async function runServer(node, file, args = []) {
  if (node === process.execPath) {
    process.argv.push(...args);
    await import(`../${file}`);
    return;
  }
  const child = spawn(node, [file, ...args], { cwd: root, stdio: "inherit", env: environmentWith(node) });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
