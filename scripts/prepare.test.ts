import { expect, test } from "vitest";
import { root } from "../tests/support/server.ts";
import { buildInputs } from "./prepare.mjs";
import { readImports } from "./walls.mjs";

test("the site is built again when anything changes that it imports", () => {
  const imports = readImports(root, ["site", "contracts", "services", "platform"]) as {
    from: string;
    to: string;
    typeOnly: boolean;
  }[];
  const isTest = (file: string) => /\.test\.tsx?$|^tests\//.test(file);
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to } of imports.filter((one) => one.from === file && !one.typeOnly)) follow(to);
  };
  for (const { from } of imports.filter(({ from }) => from.startsWith("site/") && !isTest(from)))
    follow(from);
  expect([...reached].some((file) => file.startsWith("platform/"))).toBe(true);
  const isInput = (file: string) => buildInputs.some((one) => file === one || file.startsWith(`${one}/`));
  expect([...reached].filter((file) => !isInput(file))).toEqual([]);
});
