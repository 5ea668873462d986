import { expect, test } from "vitest";
import { faultsOf } from "./specification.mjs";

const files: Record<string, string> = {
  "a.test.ts": `
    // as a comment says
    test("holds", async () => expect(await page("/path")).toContain("words in it"));
    test.each([["a case", 1]])(
      "holds for %s", () => {});
    const contract = [{ name: "is kept", run() {} }];`,
  "docs/decisions/1.md": "",
};
const faults = (row: string) =>
  faultsOf(`| Rule | Proof |\n|---|---|\n${row}\n`, (file: string) => files[file]);

test("npm run check fails when a rule has neither test nor decision, or names a test that does not exist", () => {
  expect(faults("| x | `a.test.ts` “holds” |")).toEqual([]);
  for (const title of ["a case", "holds for", "is kept"])
    expect(faults(`| x | \`a.test.ts\` “${title}” |`)).toEqual([]);
  expect(faults("| x | [1](decisions/1.md) |")).toEqual([]);
  expect(faults("| x | |")).toHaveLength(1);
  expect(faults("| x | `a.test.ts` “no such” |")).toHaveLength(1);
  for (const words of ["words in it", "/path", "as a comment says"])
    expect(faults(`| x | \`a.test.ts\` “${words}” |`), "found outside of a title").toHaveLength(1);
  expect(faults("| x | `b.test.ts` “holds” |")).toHaveLength(1);
  expect(faults("| x | [2](decisions/2.md) |")).toHaveLength(1);
});
