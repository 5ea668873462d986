import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";

/** Settings and the build are read once, so each folder has a module of its own. */
async function answerIn(folder: string): Promise<Response> {
  vi.resetModules();
  const spy = vi.spyOn(process, "cwd").mockReturnValue(folder);
  const { buildEndpoint } = await import("../src/build.ts");
  spy.mockRestore();
  return buildEndpoint.handler({} as never);
}

test("whoever asks is told which build serves, past every cache", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-build-"));
  expect(await (await answerIn(folder)).json()).toEqual({ build: "" });
  mkdirSync(path.join(folder, ".next"));
  writeFileSync(path.join(folder, ".next", "BUILD_ID"), "one\n");
  const answer = await answerIn(folder);
  expect(await answer.json()).toEqual({ build: "one" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
