import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
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

  test("of several processes: each finds what another made, and all together stay below its size", async () => {
    const folder = newFolder();
    const maxBytes = 10_000;
    const caches = Array.from({ length: 4 }, () => createFileCache({ folder, maxBytes, sharers: 4 }));
    const bytes = () =>
      readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
    let most = 0;
    let made = 0;
    const make = async () => {
      made++;
      return Buffer.alloc(100);
    };
    await caches[0]!.get("first", make);
    expect((await caches[3]!.find("first"))?.length).toBe(100);
    for (let nth = 0; nth < 400; nth++) {
      await caches[nth % 4]!.get(`file-${nth}`, make);
      // Read now and then, so it stays.
      if (nth % 20 === 0) await caches[(nth + 1) % 4]!.get("first", make);
      most = Math.max(most, bytes());
    }
    expect(made).toBe(401);
    expect(most).toBeLessThanOrEqual(maxBytes);
    expect(bytes()).toBeGreaterThan(maxBytes / 2);
    await caches[1]!.drop("first");
    expect(await caches[2]!.find("first")).toBeUndefined();
  });
});
