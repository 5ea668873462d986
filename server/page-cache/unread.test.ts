import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../tests/support/server.ts";

test("no page reads what comparisons leave out: an item's date of change, and its place but to sort by it", () => {
  const files = readdirSync(path.join(root, "site"), { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|paraglide/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const reading = files.filter((file) =>
    /\bupdateDate\b|\bsortOrder\b(?!:asc|\])/.test(readFileSync(path.join(root, "site", file), "utf8")),
  );
  expect(reading).toEqual([]);
});
