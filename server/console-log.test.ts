import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { root } from "../tests/support/server.ts";
import { logConsole } from "./console-log.ts";

test("logs are JSON lines: what is written to the console is one line too, with its stack inside", () => {
  const lines: string[] = [];
  const log = createLog({ environment: "Production" }, { write: (line) => void lines.push(line) });
  const target: Parameters<typeof logConsole>[1] & object = {
    log() {},
    info() {},
    debug() {},
    warn() {},
    error() {},
  };
  logConsole(log, target);
  target.log("quiet in Production");
  target.error(new Error("broken"));
  target.warn("%s could not be read\n", "It", { at: 1 });
  expect(lines.map((line) => line.trimEnd().split("\n").length)).toEqual([1, 1]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: { message: "broken", stack: expect.stringContaining("console-log.test") } },
    { level: 40, msg: "It could not be read\n { at: 1 }" },
  ]);
});

test("Node's own warnings and an error that nothing handles are JSON lines, and the process ends with 1", async () => {
  const code = `
    const { logProcess } = await import("./server/console-log.ts");
    const { createLog } = await import("./platform/log.ts");
    logProcess(createLog({ environment: "Production" }));
    process.emitWarning("deprecated");
    setTimeout(() => Promise.reject(new Error("nobody waits")), 50);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { cwd: root });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  expect([status, stderr]).toEqual([1, ""]);
  expect(
    stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { level: 40, err: { message: "deprecated" } },
    { level: 50, err: { message: "nobody waits" } },
  ]);
});
