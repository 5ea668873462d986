import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../tests/support/server.ts";
import { makeOwnFolder, sweepFoldersOfDeadRuns } from "./memory-tmp.mjs";

test("what a killed run has left is removed by the next, and nothing of a living one or of anybody else", () => {
  const memory = mkdtempSync(path.join(tmpdir(), "memory-"));
  onTestFinished(() => rmSync(memory, { recursive: true, force: true }));
  const program = `
      const { makeOwnFolder } = await import("./scripts/memory-tmp.mjs");
      console.log(makeOwnFolder(${JSON.stringify(memory)}));
      process.kill(process.pid, "SIGKILL");`;
  const args = ["--input-type=module", "-e", program];
  const left = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" }).stdout.trim();
  writeFileSync(path.join(left, "database"), "");
  const own = makeOwnFolder(memory);
  const others = ["wellspring-tests-abc", "wellspring-tests-1-99999999-abc", "else"];
  for (const name of others) mkdirSync(path.join(memory, name));
  expect(readdirSync(memory)).toHaveLength(others.length + 2);
  sweepFoldersOfDeadRuns(memory);
  expect(readdirSync(memory).sort()).toEqual([path.basename(own), ...others].sort());
});
