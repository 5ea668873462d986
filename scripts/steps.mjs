// Runs before anything is installed, so it may use nothing but Node itself.
import { spawn } from "node:child_process";
import { root } from "./prepare.mjs";
import { say, showing } from "./progress.mjs";

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function runQuietly(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output: Buffer.concat(output) }));
  });
}

/**
 * Runs commands two at a time, as most use one CPU only, and says how far it is. What a command wrote is shown when it ends, so that
 * the lines of two do not mix. After a failure no other is started.
 */
export async function runSteps(title, steps, env) {
  const waiting = [...steps];
  const failed = [];
  let ended = 0;
  async function lane() {
    while (waiting.length > 0 && failed.length === 0) {
      const [name, command, args] = waiting.shift();
      const began = performance.now();
      const { code, output } = await showing(`${title}: ${name}`, () => runQuietly(command, args, env));
      process.stderr.write(output);
      say(
        `${title} ${++ended}/${steps.length}: ${name} ${code === 0 ? "done" : "FAILED"} in ${seconds(began)}`,
      );
      if (code !== 0) failed.push(name);
    }
  }
  await Promise.all([lane(), lane()]);
  if (failed.length > 0) throw new Error(`${title} failed: ${failed.join(", ")}.`);
}
