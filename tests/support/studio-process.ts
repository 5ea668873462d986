import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root, testEnvironment } from "./server.ts";

export interface StudioProcess {
  url: string;
  key: string;
  child: ChildProcess;
  /** A call by somebody who may publish. */
  change(path: string, body: unknown): Promise<void>;
  stop(): Promise<void>;
}

/** As studio/tests/serve-api.ts has it. */
const key = "a key that only tests know";

/** The studio's calls without its pages, in a process of its own. */
export async function startStudio(settings: Record<string, string> = {}): Promise<StudioProcess> {
  const folder = path.join(root, "studio");
  const child = fork(path.join(folder, "tests", "serve-process.ts"), {
    cwd: folder,
    env: testEnvironment({ NODE_ENV: "production", ...settings }),
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  child.stderr!.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-5000);
  });
  const ended = once(child, "exit");
  const [message] = await Promise.race([
    once(child, "message"),
    ended.then(([code]) => Promise.reject(new Error(`The studio ended with ${code}:\n${output}`))),
  ]);
  const { url } = message as { url: string };
  return {
    url,
    key,
    child,
    async change(to, body) {
      const answer = await fetch(`${url}/studio/api/${to}`, {
        method: "PATCH",
        headers: { "content-type": "application/json", "x-test-person": "ruth:editor" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The studio answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
