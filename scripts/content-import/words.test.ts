import { expect, test } from "vitest";
import { ImportReport } from "./report.ts";
import { cutAtWord, descriptionOf, nameOf, summaryOf } from "./words.ts";

test("names, summaries and descriptions", () => {
  expect(nameOf("Cómo orar: día 1")).toBe("como-orar-dia-1");
  expect(nameOf("%E4%B8%AD%E6%96%87")).toBe("");
  expect(nameOf("../../etc/passwd")).toBe("etc-passwd");
  expect(nameOf("a".repeat(500))).toHaveLength(80);
  expect(cutAtWord("one two three four", 12)).toBe("one two…");
  expect(summaryOf("One. Two. Three.", "en-US")).toBe("One. Two.");
  expect(descriptionOf("short", "word ".repeat(60).trim())).toMatchObject({ isShort: false });
  expect(descriptionOf("short", "word ".repeat(60).trim()).text.length).toBeLessThanOrEqual(155);
  expect(descriptionOf("short")).toEqual({ text: "short", isShort: true });
});

test("a report shows what an export says as words, on one line, and not all of a long text", () => {
  const report = new ImportReport();
  report.problem("https://old.example/\u001b[31m\u202e<b>", `a\nb ${"x".repeat(1000)}`);
  report.count("items of the type \u0007`x`");
  const text = report.toMarkdown("T", [], new Map());
  expect(text).toContain("- https://old.example/ [31m \\<b\\>");
  expect(text).toContain("- 1 items of the type \\`x\\`");
  expect(text.replaceAll("\n", " ")).not.toMatch(/[\p{Cc}\p{Cf}]|x{400}/u);
});
