import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { copyLibrary, knownPaths, resolveReference } from "../../fixtures/load-library.ts";
import type { Library } from "../../source.ts";
import { createFilesSource } from "./source.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const titled = (title: string) =>
  `id: 00000000-0000-4000-8000-000000000501\ntype: topic\ntitle: { en-US: ${title}, es: Gozo }\n`;

/** In one step: nobody reads a half of it. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function watched(root: string, cacheDir?: string) {
  folders.push(root);
  const warnings: string[] = [];
  const failures: string[] = [];
  const source = createFilesSource({
    root,
    resolveReference,
    knownPaths,
    clock: { now: () => new Date() },
    log: {
      info: () => {},
      warn: (values: unknown) => void warnings.push(JSON.stringify(values)),
      error: (message: unknown) => void failures.push(String(message)),
    },
    watch: true,
    ...(cacheDir ? { cacheDir } : {}),
  });
  let library: Library = await source.load();
  let changes = 0;
  const watch = source.watch((next) => {
    library = next;
    changes++;
  });
  const titleOf = (path: string) =>
    library.records.find((record) => record.path === path)?.text["en-US"].title;
  const seen = (title: string | undefined) => eventually(() => expect(titleOf("topics/joy")).toBe(title));
  return { source, warnings, failures, titleOf, seen, changes: () => changes, close: watch.close };
}

test("a broken file is reported once and stays as it was, while other changes appear; once right it is loaded", async () => {
  const root = await copyLibrary({ "topics/joy.yaml": titled("Joy") });
  const { source, warnings, titleOf, seen, close } = await watched(root);
  await save(join(root, "topics/joy.yaml"), titled("Joy: a gift"));
  await save(join(root, "topics/awe.yaml"), titled("Awe").replace("0501", "0502"));
  await eventually(() => expect(titleOf("topics/awe")).toBe("Awe"));
  await seen("Joy");
  expect(source.status()).toMatchObject({
    problems: [
      {
        id: "topics/joy.yaml:3",
        type: "file",
        reason: expect.stringContaining("not allowed"),
        leftOut: false,
      },
    ],
  });
  expect(source.status().failure).toBeUndefined();
  await save(join(root, "topics/awe.yaml"), titled("Wonder").replace("0501", "0502"));
  await eventually(() => expect(titleOf("topics/awe")).toBe("Wonder"));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("topics/joy.yaml:3");
  await save(join(root, "topics/joy.yaml"), titled('"Joy: a gift"'));
  await seen("Joy: a gift");
  expect(source.status().problems).toEqual([]);
  close();
});

test("a file or the whole folder that is replaced in one step is seen, again and again", async () => {
  const root = await copyLibrary();
  const { seen, close } = await watched(root);
  const file = join(root, "topics/joy.yaml");
  for (const title of ["Joy", "Gladness"]) {
    await save(file, titled(title));
    await seen(title);
  }
  const other = await copyLibrary({ "topics/joy.yaml": titled("Rejoicing") });
  folders.push(`${root}.old`);
  await rename(root, `${root}.old`);
  // Long enough for the watcher to look and find nothing.
  await sleep(400);
  await rename(other, root);
  await seen("Rejoicing");
  await writeFile(file, titled("Mirth"));
  await seen("Mirth");
  close();
});

test("a folder that is gone or empty changes nothing, and is said to be so", async () => {
  const root = await copyLibrary({ "topics/joy.yaml": titled("Joy") });
  const { source, seen, failures, close } = await watched(root);
  await rename(root, `${root}.old`);
  folders.push(`${root}.old`);
  await mkdir(root);
  await eventually(() => expect(source.status().failure).toContain("the content folder is empty"));
  expect(failures.join()).toContain("The content last loaded stays in use");
  await seen("Joy");
  close();
});

test("a symbolic link above the folder that leads to another release is followed", async () => {
  const [first, second] = [
    await copyLibrary({ "topics/joy.yaml": titled("Joy") }),
    await copyLibrary({ "topics/joy.yaml": titled("Gladness") }),
  ];
  const site = await mkdtemp(join(tmpdir(), "release-"));
  folders.push(first, second);
  for (const [name, library] of [
    ["one", first],
    ["two", second],
  ] as const) {
    await mkdir(join(site, name));
    await rename(library, join(site, name, "content"));
  }
  await symlink("one", join(site, "current"));
  const { seen, close } = await watched(join(site, "current/content"));
  folders.push(site);
  await seen("Joy");
  await symlink("two", join(site, "next"));
  await rename(join(site, "next"), join(site, "current"));
  await seen("Gladness");
  // The new release is watched like the first.
  await writeFile(join(site, "two/content/topics/joy.yaml"), titled("Delight"));
  await seen("Delight");
  close();
});

test("many files saved at once are read together", async () => {
  const root = await copyLibrary();
  const { titleOf, changes, close } = await watched(root);
  await Promise.all(
    Array.from({ length: 200 }, (_, nth) =>
      writeFile(
        join(root, `topics/joy-${nth}.yaml`),
        titled(`Joy ${nth}`).replace("000000000501", String(600_000_000_000 + nth)),
      ),
    ),
  );
  await eventually(() => expect(titleOf("topics/joy-199")).toBe("Joy 199"));
  await eventually(() => expect(titleOf("topics/joy-0")).toBe("Joy 0"));
  expect(changes()).toBeLessThan(100);
  close();
});

test("a disk that cannot be written to is no reason not to start", async () => {
  const root = await copyLibrary({ "topics/joy.yaml": titled("Joy") });
  const readOnly = await mkdtemp(join(tmpdir(), "read-only-"));
  folders.push(readOnly);
  await writeFile(join(readOnly, "file"), "");
  await chmod(readOnly, 0o500);
  // A folder below a file can be made by nobody, not even by root.
  const { seen, warnings, close } = await watched(root, join(readOnly, "file/cache"));
  await seen("Joy");
  expect(warnings).toHaveLength(1);
  close();
});
