import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../tests/support/server.ts";

/** Chooses more ports than its own place has, says them, and lives on. */
const program = `
const { freePorts } = await import("./scripts/free-ports.mjs");
process.send(await freePorts(40));
process.once("message", () => process.disconnect());`;

test("no two processes that live at the same time are given the same port", async () => {
  const children = Array.from({ length: 3 }, () => {
    const args = ["--input-type=module", "-e", program];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    return child;
  });
  const given = await Promise.all(
    children.map(async (child) => (await once(child, "message"))[0] as number[]),
  );
  expect(new Set(given.flat()).size).toBe(3 * 40);
  // Nothing holds them but the choice: they end when they are told to.
  const ended = children.map((child) => once(child, "exit"));
  for (const child of children) child.send("end");
  expect(await Promise.all(ended)).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});
