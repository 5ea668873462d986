import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { makeEntry } from "./entry.ts";
import { bestQuality, compress } from "./forms.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageStore } from "./page-store.ts";
import type { Reads } from "./reads.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = "In the beginning was the Word. ".repeat(100);
async function newPage(words = text, validUntil = Number.POSITIVE_INFINITY) {
  const headers = new Headers({ "content-type": "text/html", vary: "Cookie" });
  const reads: Reads = new Map([['["item","/a"]', "hash of a"]]);
  return {
    entry: await compress(makeEntry(200, headers, Buffer.from(words)), bestQuality),
    reads,
    validUntil,
  };
}

async function openStore(identity = "one build", maxBytes = 1_000_000) {
  const store = createPageStore({ folder, maxBytes, identity: async () => identity });
  await store.open();
  return store;
}

async function storeOne(validUntil?: number) {
  const store = await openStore();
  const page = await newPage(text, validUntil);
  store.write("/a", page);
  await store.close();
  return page;
}

test("a page is the same after a restart, to the last header", async () => {
  for (const validUntil of [Number.POSITIVE_INFINITY, 1_800_000_000_000]) {
    const page = await storeOne(validUntil);
    expect(await (await openStore()).read("/a")).toEqual(page);
  }
  expect(await (await openStore()).read("/b")).toBeUndefined();
});

test("another build or other settings find none of it", async () => {
  await storeOne();
  expect(await (await openStore("another build")).read("/a")).toBeUndefined();
});

test.each<[string, (file: Buffer) => Buffer]>([
  ["cut off", (file) => file.subarray(0, -1)],
  ["empty", () => Buffer.alloc(0)],
  ["changed in one bit", (file) => Buffer.from(file.map((byte, at) => (at === 99 ? byte ^ 1 : byte)))],
  ["something else", () => Buffer.from("something else, longer than a digest would be\n{}\n")],
])("a file that is %s is ignored and removed", async (_, damage) => {
  await storeOne();
  const [name] = readdirSync(folder);
  const file = path.join(folder, name!);
  writeFileSync(file, damage(readFileSync(file)));
  expect(await (await openStore()).read("/a")).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test("what is written before it is opened waits for that, and after it is closed nothing is found or written", async () => {
  const store = createPageStore({ folder, maxBytes: 1_000_000, identity: async () => "one build" });
  store.write("/a", await newPage());
  expect(await store.read("/a")).toBeUndefined();
  await store.open();
  store.write("/b", await newPage());
  await store.close();
  expect(readdirSync(folder)).toHaveLength(2);
  store.write("/c", await newPage());
  await store.close();
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await store.read("/a")).toBeUndefined();
});

test("stays below its size", async () => {
  const store = await openStore("one build", 2000);
  for (let nth = 0; nth < 20; nth++) store.write(`/${nth}`, await newPage(`${nth} ${text}`));
  await store.close();
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
});

test("from disk a page is sent if all that it read is the same, and is made anew, not sent stale, if not", async () => {
  await storeOne();
  for (const [isSame, expected] of [
    [true, text],
    [false, "made anew"],
  ] as const) {
    const store = await openStore();
    const cache = createPageCache({
      maxBytes: 1_000_000,
      clock: fixedClock(),
      contentVersion: () => "2",
      isUnchanged: async () => isSame,
      store,
    });
    const { etag } = await cache.get("/a", async () => ({
      ...(await newPage("made anew")),
      cacheable: true,
    }));
    expect(etag).toBe((await newPage(expected)).entry.etag);
    expect(cache.counts()).toMatchObject({ restored: isSame ? 1 : 0, rendered: isSame ? 0 : 1 });
    await store.close();
  }
});

test("a page whose day is over is not sent from disk, and after the clock was moved none is", async () => {
  const clock = fixedClock();
  await storeOne(clock.now().getTime() + 1000);
  const newCache = async () => {
    const store = await openStore();
    const options = { maxBytes: 1_000_000, clock, contentVersion: () => "1", isUnchanged: async () => true };
    return createPageCache({ ...options, store });
  };
  const renders = async (cache: ReturnType<typeof createPageCache>) => {
    await cache.get("/a", async () => ({ ...(await newPage()), cacheable: false }));
    return cache.counts().rendered;
  };
  const moved = await newCache();
  moved.clear();
  expect(await renders(moved)).toBe(1);
  expect(await renders(await newCache())).toBe(0);
  clock.advance(1000);
  expect(await renders(await newCache())).toBe(1);
});
