import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-ports.mjs";
import { eventually } from "../support/eventually.ts";
import type { Size, Tab } from "./engine.ts";

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** A screen of its own; the X server chooses a number that is free. */
function startScreen(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    server.stdio[3]!.once("data", (number: Buffer) =>
      resolve({ display: `:${String(number).trim()}`, server }),
    );
  });
}

/** WebKitGTK, by plain WebDriver calls. */
export const launchWebkit = (driverPath: string) => (size: Size) => open(driverPath, size);

async function open(driverPath: string, size: Size): Promise<Tab> {
  const profile = mkdtempSync(path.join(tmpdir(), "wellspring-webkit-"));
  const pdf = path.join(profile, "printed.pdf");
  const { display, server } = await startScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      LC_ALL: "C.UTF-8",
      WK_WIDTH: String(size.width),
      WK_HEIGHT: String(size.height),
      WK_PROFILE: profile,
      WK_PDF: pdf,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  driver.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });

  const base = `http://127.0.0.1:${port}`;
  async function call<Value>(method: string, address: string, body?: object): Promise<Value> {
    const answer = await fetch(base + address, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
    return value;
  }

  await eventually(() => call("GET", "/status"));
  const binary = path.join(import.meta.dirname, "webkit-browser.py");
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: [] } } },
  });
  const session = `/session/${sessionId}`;
  const post = <Value>(command: string, body: object = {}) => call<Value>("POST", session + command, body);
  await post("/timeouts", { script: 60_000, pageLoad: 60_000 });

  return {
    goto: (url) => post("/url", { url }),
    async run(code, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${code})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await post<{ value: never; error?: string }>("/execute/async", {
        script,
        args,
      });
      if (error) throw new Error(error);
      return value;
    },
    async tap(selector) {
      const find = () => post<Record<string, string>>("/element", { using: "css selector", value: selector });
      const element = (await eventually(find))[elementKey];
      // By itself it scrolls no further than to the edge, where a toast may be.
      await post("/execute/sync", {
        script: "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })",
        args: [selector],
      });
      await post(`/element/${element}/click`);
    },
    back: () => post("/back"),
    async print(file) {
      const before = output.length;
      process.kill(Number(/PID (\d+)/.exec(output)![1]), "SIGUSR1");
      await eventually(() => {
        if (!/PRINT(ED|ING FAILED)/.test(output.slice(before))) throw new Error("Nothing was printed.");
      });
      await copyFile(pdf, file);
    },
    screenshot: async (file) =>
      writeFile(file, Buffer.from(await call<string>("GET", `${session}/screenshot`), "base64")),
    async close() {
      await call("DELETE", session).catch(() => {});
      driver.kill();
      server.kill();
      // The browser may still be writing into it.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
