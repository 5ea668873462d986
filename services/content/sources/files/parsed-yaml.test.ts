import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openParsedYaml } from "./parsed-yaml.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "wellspring-yaml-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = "title: { en-US: Patience, es: Paciencia }\nscheduledDate: 2024-03-05\n";
const value = { title: { "en-US": "Patience", es: "Paciencia" }, scheduledDate: "2024-03-05" };

test("a file read before is not parsed again, and gives the same values", async () => {
  const first = await openParsedYaml(folder);
  expect(first.parse(text)).toEqual({ value });
  await first.save();
  // The cache is trusted: a value changed on disk shows that it was read from there.
  const file = path.join(folder, "parsed-yaml.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("Patience", "Changed"));
  const second = await openParsedYaml(folder);
  expect(second.parse(text)).toEqual({ value: { ...value, title: { "en-US": "Changed", es: "Paciencia" } } });
});

test("a changed file is parsed anew, and what is no longer used is forgotten", async () => {
  const first = await openParsedYaml(folder);
  first.parse(text);
  await first.save();
  const second = await openParsedYaml(folder);
  expect(second.parse("title: Other\n")).toEqual({ value: { title: "Other" } });
  await second.save();
  expect(Object.values(JSON.parse(readFileSync(path.join(folder, "parsed-yaml.json"), "utf8")))).toEqual([
    { title: "Other" },
  ]);
});

test("a broken file is reported with its line and never cached; a broken cache is as good as none", async () => {
  writeFileSync(path.join(folder, "parsed-yaml.json"), "{ not json");
  const yaml = await openParsedYaml(folder);
  expect(yaml.parse("title: [unclosed\n").failure).toMatchObject({ line: expect.any(Number) });
  await yaml.save();
  expect(readFileSync(path.join(folder, "parsed-yaml.json"), "utf8")).toBe("{ not json");
});
