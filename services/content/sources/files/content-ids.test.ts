import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { featuredGrowthPlanId, topicIds } from "../../../../contracts/content.ts";
import { addIds } from "../../../../scripts/content-ids/add-ids.mjs";
import { libraryFolder, loadLibrary } from "../../fixtures/load-library.ts";

describe("scripts/content-ids.mjs", () => {
  const script = fileURLToPath(new URL("../../../../scripts/content-ids.mjs", import.meta.url));
  const run = (folder: string) => execFileSync(process.execPath, [script, folder], { encoding: "utf8" });

  test("writes every missing id once, and nothing the second time", async () => {
    const folder = await mkdtemp(join(tmpdir(), "content-ids-"));
    await cp(libraryFolder, folder, { recursive: true });
    for (const file of [
      "topics/topics.yaml",
      "trivia/ruth.yaml",
      "offers/annual.yaml",
      "growth-plans/still-waters.yaml",
      "media/art/waiting.yaml",
    ]) {
      const text = await readFile(join(folder, file), "utf8");
      await writeFile(
        join(folder, file),
        text
          .replace(/id: [0-9a-f-]{36},? */g, "")
          .replace(/- *\n +/g, "- ")
          .replace(/^\n/, ""),
      );
    }
    expect(run(folder)).toMatch(/^11 ids written in \d+ files\n$/);
    const first = await readFile(join(folder, "trivia/ruth.yaml"), "utf8");
    expect(run(folder)).toMatch(/^0 ids written/);
    expect(await readFile(join(folder, "trivia/ruth.yaml"), "utf8")).toBe(first);
    const index = await loadLibrary(folder);
    expect(index.byPath["en-US"].get("topics/hope")?.record.id).toBe(topicIds.hope);
    expect(index.byPath["en-US"].get("growth-plans/still-waters")?.record.id).toBe(featuredGrowthPlanId);
    await rm(folder, { recursive: true });
  });

  test("keeps comments, order and spacing to the letter", () => {
    const text = `# about\n\ntype:   trivia   # kept\nquestions:\n  # first\n  - question: { en-US: "A", es: 'B' }\n    answers:\n      - { text: Moab, correct: true }\n      - text: >-\n          Egypt\n\n`;
    const result = addIds(text, "trivia/x.yaml");
    expect(result.written).toBe(4);
    expect(result.text.replace(/id: [0-9a-f-]{36}(?:,|\n *)/g, "").replace("{  text", "{ text")).toBe(text);
  });
});
