import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { copyLibrary, knownPaths, resolveReference } from "../../fixtures/load-library.ts";
import type { ContentIndex } from "./load.ts";
import { createFilesSource } from "./source.ts";
import { watchContent } from "./watch.ts";

test("a saved file is loaded; a broken one keeps the last good index and logs the reason", async () => {
  const root = await copyLibrary();
  const loaded: ContentIndex[] = [];
  const errors: string[] = [];
  const watch = watchContent({
    root,
    resolveReference,
    knownPaths,
    onLoad: (index) => loaded.push(index),
    log: { info: () => {}, error: (message: unknown) => void errors.push(String(message)) },
    debounceMs: 20,
  });
  const file = join(root, "topics/joy.yaml");
  await writeFile(file, "type: topic\n");
  await eventually(() => expect(errors.join()).toContain("topics/joy.yaml:1 has no id"));
  expect(loaded).toEqual([]);
  await writeFile(
    file,
    "id: 00000000-0000-4000-8000-000000000501\ntype: topic\ntitle: { en-US: Joy, es: Gozo }\n",
  );
  await eventually(() => expect(loaded.at(-1)?.byPath.es.has("topics/joy")).toBe(true));
  watch.close();
  await rm(root, { recursive: true });
});

test("a file or the whole folder that is replaced in one step is seen, again and again", async () => {
  const root = await copyLibrary();
  const loaded: ContentIndex[] = [];
  const watch = watchContent({
    root,
    resolveReference,
    knownPaths,
    onLoad: (index) => loaded.push(index),
    log: { info: () => {}, error: () => {} },
    debounceMs: 20,
  });
  const titled = (title: string) =>
    `id: 00000000-0000-4000-8000-000000000501\ntype: topic\ntitle: { en-US: ${title}, es: Gozo }\n`;
  const file = join(root, "topics/joy.yaml");
  const seen = (title: string) =>
    eventually(() => expect(loaded.at(-1)?.byPath["en-US"].get("topics/joy")?.names["en-US"]).toBe(title));
  for (const title of ["Joy", "Gladness", "Delight"]) {
    await writeFile(`${file}.new`, titled(title));
    await rename(`${file}.new`, file);
    await seen(title);
  }
  const other = await copyLibrary({ "topics/joy.yaml": titled("Rejoicing") });
  const old = `${root}.old`;
  await rename(root, old);
  // Long enough for the watcher to look and find nothing.
  await sleep(200);
  await rename(other, root);
  await seen("Rejoicing");
  await writeFile(file, titled("Mirth"));
  await seen("Mirth");
  watch.close();
  for (const folder of [root, old]) await rm(folder, { recursive: true });
});

test("after a broken save the source's status names file, line and reason until the files are right again", async () => {
  const root = await copyLibrary();
  const log = { info: () => {}, error: () => {} };
  const clock = { now: () => new Date() };
  const source = createFilesSource({ root, resolveReference, knownPaths, clock, log, watch: true });
  await source.load();
  const watch = source.watch(() => {});
  expect(source.status()).toMatchObject({ problems: [] });
  expect(source.status().failure).toBeUndefined();
  const file = join(root, "topics/joy.yaml");
  await writeFile(file, "type: topic\n");
  await eventually(() =>
    expect(source.status()).toMatchObject({
      failure: expect.stringContaining("topics/joy.yaml:1 has no id"),
      problems: expect.arrayContaining([
        {
          id: "topics/joy.yaml:1",
          type: "file",
          reason: expect.stringContaining("has no id"),
          leftOut: false,
        },
      ]),
    }),
  );
  await rm(file);
  await eventually(() => expect(source.status().failure).toBeUndefined());
  expect(source.status().problems).toEqual([]);
  watch.close();
  await rm(root, { recursive: true });
});
