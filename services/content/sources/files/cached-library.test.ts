import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyLibrary, knownPaths, resolveReference } from "../../fixtures/load-library.ts";
import { loadCached } from "./cached-library.ts";

let cacheDir: string;
let root: string;
beforeEach(async () => {
  cacheDir = mkdtempSync(path.join(tmpdir(), "cached-library-"));
  root = await copyLibrary();
});
afterEach(() => {
  for (const folder of [cacheDir, root]) rmSync(folder, { recursive: true, force: true });
});

const load = () => loadCached({ root, resolveReference, knownPaths, includeDrafts: true }, cacheDir);
const cacheFile = () => path.join(cacheDir, "library.json");
const titles = async () => (await load()).records.map(({ text }) => text["en-US"].title);
const article = () => path.join(root, "articles/learning-to-wait.en-US.md");
const writeArticle = (from: string, to: string) =>
  writeFileSync(article(), readFileSync(article(), "utf8").replace(from, to));
const changeCache = (from: string, to: string) =>
  writeFileSync(cacheFile(), readFileSync(cacheFile(), "utf8").replaceAll(from, to));

test("a library with nothing changed is the one that was loaded before, and is not read again", async () => {
  const first = await load();
  expect(first.records.length).toBeGreaterThan(5);
  expect(await load()).toEqual(first);
  // The cache is believed: a value changed in it shows that it was read from there.
  changeCache("Learning to wait: a start", "Read from the cache");
  expect(await titles()).toContain("Read from the cache");
});

test("a changed, new or removed file is seen", async () => {
  await load();
  writeArticle("Learning to wait: a start", "Learning to rest: a start");
  expect(await titles()).toContain("Learning to rest: a start");
  changeCache("Learning to rest: a start", "Read from the cache");
  writeFileSync(path.join(root, ".hidden"), "");
  expect(await titles()).toContain("Learning to rest: a start");
  changeCache("Learning to rest: a start", "Read from the cache");
  rmSync(path.join(root, ".hidden"));
  expect(await titles()).toContain("Learning to rest: a start");
});

test("a change of the same length with the old time of writing is seen", async () => {
  await load();
  const { atime, mtime } = statSync(article());
  writeArticle("Learning to wait: a start", "Learning to walk: a start");
  utimesSync(article(), atime, mtime);
  expect(await titles()).toContain("Learning to walk: a start");
});

test("a cache that is broken, or of other settings, is not used", async () => {
  await load();
  changeCache("Learning to wait: a start", "Read from the cache");
  const { records } = await loadCached({ root, resolveReference, knownPaths }, cacheDir);
  expect(records.map(({ text }) => text["en-US"].title)).toContain("Learning to wait: a start");
  writeFileSync(cacheFile(), "{ not json");
  expect(await titles()).toContain("Learning to wait: a start");
});

test("what is wrong in the content is said at every load", async () => {
  await load();
  writeArticle("---\n", "");
  for (let time = 0; time < 2; time++) await expect(load()).rejects.toThrow("learning-to-wait.en-US.md");
});
