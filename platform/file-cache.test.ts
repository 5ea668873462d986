import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createFileCache } from "./file-cache.ts";

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "file-cache-"));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("a file cache", () => {
  test("makes a file once, however many ask at the same time, and finds it after a restart", async () => {
    const folder = newFolder();
    let made = 0;
    const make = async () => Buffer.from(`made ${++made}`);
    const cache = createFileCache({ folder, maxBytes: 1000 });
    const answers = await Promise.all([1, 2, 3].map(() => cache.get("a.txt", make)));
    expect(answers.map(String)).toEqual(["made 1", "made 1", "made 1"]);
    const again = createFileCache({ folder, maxBytes: 1000 });
    expect(String(await again.get("a.txt", make))).toBe("made 1");
    expect(await again.names()).toEqual(["a.txt"]);
  });

  test("stays below its size: what was used longest ago goes first", async () => {
    const folder = newFolder();
    const cache = createFileCache({ folder, maxBytes: 250 });
    const make = async () => Buffer.alloc(100);
    await cache.get("a", make);
    await cache.get("b", make);
    await cache.get("a", make);
    await cache.get("c", make);
    expect(readdirSync(folder).sort()).toEqual(["a", "c"]);
  });

  test("a file that could not be made is retried and never cached", async () => {
    const cache = createFileCache({ folder: newFolder(), maxBytes: 1000 });
    await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(String(await cache.get("a", async () => Buffer.from("yes")))).toBe("yes");
  });

  test("no name leads out of the folder", () => {
    const cache = createFileCache({ folder: newFolder(), maxBytes: 1000 });
    for (const name of ["../a", "a/b", "", ".hidden", "a\\b"])
      expect(() => cache.get(name, async () => Buffer.alloc(1))).toThrow("plain file name");
  });
});
