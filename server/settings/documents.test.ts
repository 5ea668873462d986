import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { settingsExample, settingsPage } from "./documents.ts";
import { settingShape } from "./groups.ts";

const root = path.resolve(import.meta.dirname, "../..");
const fileText = (name: string) => readFileSync(path.join(root, name), "utf8");

test.each([
  ["docs/settings.md", settingsPage],
  [".env.example", settingsExample],
])("%s is what the settings say (npm run settings)", (file, write) => expect(fileText(file)).toBe(write()));

test("every setting of the server is in the example, and the example's values are the defaults", () => {
  const example = parseEnv(fileText(".env.example")) as Record<string, string>;
  expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(settingShape)));
  expect(readConfig(example, "/srv")).toEqual(readConfig({}, "/srv"));
});
