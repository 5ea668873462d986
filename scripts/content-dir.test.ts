import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

function ownLibrary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "own-library-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.join(root, "content"), folder, { recursive: true });
  return folder;
}

const run = (script: string, folder: string) =>
  spawnSync(process.execPath, [path.join(root, "scripts", script)], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: folder },
  }).stdout;

test("npm run content:check checks CONTENT_DIR and demands no counts of another's library", () => {
  const folder = ownLibrary();
  const output = run("content-check.mjs", folder);
  expect(output).toContain("The library may be published");
  expect(output).not.toContain("as many items of each type as the library promises");
  expect(output).not.toContain("the library loads in under");
});

test("npm run content:ids writes in CONTENT_DIR", () => {
  const folder = ownLibrary();
  const file = path.join(folder, "offers/standard-premium-offer.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^id: .*\n/, ""));
  expect(run("content-ids.mjs", folder)).toMatch(/^1 ids written/);
  expect(readFileSync(file, "utf8")).toMatch(/^id: [\da-f-]{36}\n/);
});
