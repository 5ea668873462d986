import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = path.resolve(import.meta.dirname, "..");
const staticImport = /^(?:import|export)\s(?:[^"']*?\sfrom\s+)?["']([^"']+)["']/gm;

/** What a module needs before its first line runs. */
function neededBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, "utf8").matchAll(staticImport)].flatMap(([, from]) => {
    if (from!.startsWith("node:")) return [];
    if (!from!.startsWith(".") || from!.endsWith(".ts")) return [`${path.relative(root, file)}: ${from}`];
    return neededBy(path.resolve(path.dirname(file), from!), seen);
  });
}

const commands = Object.entries(manifest.scripts).flatMap(([name, line]) => {
  const file = /^node (scripts\/\S+\.mjs)/.exec(line)?.[1];
  return file ? [[name, file] as const] : [];
});

test.each(commands)("npm run %s begins on Node 20 and before anything is installed: %s", (_name, file) => {
  expect(neededBy(path.join(root, file))).toEqual([]);
});
