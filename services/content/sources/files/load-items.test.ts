import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { copyLibrary, knownPaths, resolveReference } from "../../fixtures/load-library.ts";
import { createCache, loadFirst } from "./cached-library.ts";
import { type LoadedItems, loadItems } from "./load-items.ts";

let root: string;
let before: LoadedItems;
beforeEach(async () => {
  root = await copyLibrary();
  before = await load();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const load = (earlier?: LoadedItems) =>
  loadItems({ root, resolveReference, knownPaths, includeDrafts: true }, earlier?.good);
const write = async (file: string, text: string) => {
  await mkdir(join(root, file, ".."), { recursive: true });
  await writeFile(join(root, file), text);
};
const replace = async (file: string, from: string | RegExp, to: string) => {
  const text = await readFile(join(root, file), "utf8");
  expect(text).toMatch(from);
  await writeFile(join(root, file), text.replace(from, to));
};
const titleOf = ({ library }: LoadedItems, path: string) =>
  library.records.find((record) => record.path === path)?.text["en-US"].title;
const pathsOf = ({ library }: LoadedItems) => library.records.map(({ path }) => path);
const said = ({ library }: LoadedItems) =>
  library.problems.map(({ id, leftOut }) => `${id.replace(/:\d+$/, "")} ${leftOut ? "left out" : "shown"}`);
const topic = (id: number, name: string) =>
  `id: 00000000-0000-4000-8000-000000000${id}\ntype: topic\ntitle: { en-US: ${name}, es: ${name} }\n`;

const yaml = "articles/learning-to-wait.yaml";
const english = "articles/learning-to-wait.en-US.md";

describe("an item that was right stays as it was, and another that changed is shown as it is", () => {
  test.each<[string, string, string | RegExp, string]>([
    ["YAML that cannot be read", yaml, "type: article", "type: [article"],
    ["front matter that cannot be read", english, "---\n", ""],
    ["a missing need", yaml, /categories:.*\n/, ""],
    ["an unknown type", yaml, "type: article", "type: essay"],
    ["an unknown field", yaml, "type: article", "type: article\ncolour: red"],
    ["a reference to nothing", yaml, /categories:.*/, "categories: [nowhere]"],
    ["a passage that does not exist", english, /$/, "\n\n[[Jude 9:9]]\n"],
    ["a link that leads nowhere", english, /$/, "\n\n[there](/articles/nowhere)\n"],
  ])("%s", async (_, file, from, to) => {
    await replace(english, "Learning to wait: a start", "Learning to rest: a start");
    await replace(file, from, to);
    await write("topics/awe.yaml", topic(502, "Awe"));
    const now = await load(before);
    expect(titleOf(now, "articles/learning-to-wait")).toBe("Learning to wait: a start");
    expect(titleOf(now, "topics/awe")).toBe("Awe");
    expect(new Set(said(now))).toEqual(new Set([`${file} shown`]));
    expect(now.library.version).not.toBe(before.library.version);
    // Without an earlier copy it is left out, and nothing else is but what lies below it.
    const fresh = await load();
    expect(pathsOf(fresh)).not.toContain("articles/learning-to-wait");
    expect(pathsOf(fresh)).toEqual(
      expect.arrayContaining(["topics/awe", "articles/resting", "growth-plans/still-waters"]),
    );
    expect(said(fresh)).toContain(`${file} left out`);
    // The earlier copy is still there for the load after that.
    expect(titleOf(await load(now), "articles/learning-to-wait")).toBe("Learning to wait: a start");
  });
});

test("a file of many items that cannot be read leaves them all as they were", async () => {
  await replace("topics/topics.yaml", "items:", "items: [");
  const now = await load(before);
  expect(pathsOf(now)).toEqual(pathsOf(before));
  expect(said(now)).toEqual(["topics/topics.yaml shown"]);
});

test("of many items in a file only the broken one is another than it is written", async () => {
  await write(
    "topics/more.yaml",
    `items:\n  - { id: 00000000-0000-4000-8000-000000000501, name: joy, type: topic, title: { en-US: Joy, es: Gozo } }
  - { id: 00000000-0000-4000-8000-000000000502, name: awe, type: topic, title: { en-US: Awe } }\n`,
  );
  const now = await load(before);
  expect(pathsOf(now)).toContain("topics/joy");
  expect(pathsOf(now)).not.toContain("topics/awe");
  expect(now.library.problems).toMatchObject([
    { id: "topics/more.yaml:3", reason: "`title` is missing in es", leftOut: true },
  ]);
});

test("whoever comes last with another's id, path or address is left out, whatever the order of the files", async () => {
  await write("articles/a-copy.yaml", await readFile(join(root, "articles/hidden.yaml"), "utf8"));
  await write("topics/a-first.yaml", `${topic(501, "First")}slug: { en-US: hope }\n`);
  await write(
    "topics/b.yaml",
    `items:\n  - { id: 00000000-0000-4000-8000-000000000503, name: hope, type: topic, title: { en-US: A, es: B } }\n`,
  );
  const now = await load(before);
  expect(pathsOf(now)).toEqual(pathsOf(before));
  expect(titleOf(now, "topics/hope")).toBe(titleOf(before, "topics/hope"));
  expect(said(now)).toEqual([
    "articles/a-copy.yaml left out",
    "topics/a-first.yaml left out",
    "topics/b.yaml left out",
  ]);
});

test("what lies below an item that is left out is left out with it, and a reference to it is dropped", async () => {
  await replace("growth-plans/still-waters.yaml", "type: growthPlan", "type: growthPlan\ncolour: red");
  await write(
    "topics/joy.yaml",
    `${topic(501, "Joy")}related: [growth-plans/still-waters]\nbody: { en-US: "[a](/growth-plans/still-waters)", es: b }\n`,
  );
  const fresh = await load();
  expect(pathsOf(fresh).filter((path) => path.startsWith("growth-plans/"))).toEqual([]);
  expect(fresh.library.records.find(({ path }) => path === "topics/joy")?.related).toEqual([]);
  const reasons = fresh.library.problems.map(({ reason, leftOut }) => `${reason} ${leftOut}`);
  expect(reasons).toEqual(
    expect.arrayContaining([
      "nothing is published at /growth-plans/still-waters/ above it true",
      "there is no item growth-plans/still-waters false",
      "the link /growth-plans/still-waters leads nowhere false",
    ]),
  );
  expect(pathsOf(await load(before))).toEqual(expect.arrayContaining(pathsOf(before)));
});

test("a picture's broken description leaves the picture as it was; without an earlier copy an item is shown without it", async () => {
  await replace("media/art/waiting.yaml", "alt:", "alt: [");
  expect((await load(before)).library.media).toEqual(before.library.media);
  const fresh = await load();
  expect(fresh.library.media.map(({ path }) => path)).not.toContain("art/waiting");
  expect(pathsOf(fresh)).toEqual(pathsOf(before));
});

test("a file that is deleted is gone; who still names it stays as it was", async () => {
  await rm(join(root, "articles/resting.yaml"));
  for (const locale of ["en-US", "es"]) await rm(join(root, `articles/resting.${locale}.md`));
  const now = await load(before);
  expect(pathsOf(now)).not.toContain("articles/resting");
  expect(pathsOf(now).length).toBe(pathsOf(before).length - 1);
});

test("the earlier copy is there after a restart, also when the folder lies elsewhere", async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), "good-copy-"));
  const start = (folder: string) =>
    loadFirst({ root: folder, resolveReference, knownPaths, includeDrafts: true }, createCache(cacheDir));
  await start(root);
  await replace("media/art/waiting.yaml", "alt:", "alt: [");
  await replace(yaml, "type: article", "type: [article");
  const next = await start(root);
  expect(titleOf(next, "articles/learning-to-wait")).toBe("Learning to wait: a start");
  const moved = await copyLibrary({ [yaml]: "type: [article\n", "media/art/waiting.yaml": "alt: [\n" });
  const later = await start(moved);
  expect(titleOf(later, "articles/learning-to-wait")).toBe("Learning to wait: a start");
  expect(later.library.media[0]!.file.startsWith(moved)).toBe(true);
  expect(later.library.problems.map(({ leftOut }) => leftOut)).toEqual([false, false]);
  // Nothing changed: it is the copy itself.
  expect(await start(moved)).toEqual(later);
  rmSync(cacheDir, { recursive: true });
  await rm(moved, { recursive: true });
});
