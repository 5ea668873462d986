import { expect, test } from "vitest";
import { richTextOf } from "./from-markdown.ts";
import { tableMarkdown } from "./table-markdown.ts";
import { markdownOf } from "./to-markdown.ts";

const words = (text: string) => [{ words: text }];

test("rows of words are a table whose first row is the head", () => {
  expect(
    tableMarkdown([[words(" Day "), words("Text")], [words("1"), words("Psalm 1 | 2")], [words("2")]]),
  ).toBe("| Day | Text |\n| - | - |\n| 1 | Psalm 1 \\| 2 |\n| 2 | |");
});

test("a cell keeps its emphasis, links and references", () => {
  const cell = [
    { words: "Read " },
    { words: "this ", isBold: true },
    { words: "and", isItalic: true },
    { words: " [[John 3:16]]" },
    { words: " there", url: "https://example.org" },
    { words: " " },
  ];
  expect(tableMarkdown([[[{ words: "Head", isBold: true }]], [cell]])).toBe(
    "| Head |\n| - |\n| Read **this** *and* [[John 3:16]] [there](https://example.org) |",
  );
});

test("a table goes into the editor and comes back as it was", () => {
  const table = "| Day | Text |\n| - | - |\n| 1 | [[Psalm 1]] |";
  const form = richTextOf(`Before.\n\n${table}\n\nAfter.`);
  expect(form.root.children.map(({ type }) => type)).toEqual(["paragraph", "block", "paragraph"]);
  expect(markdownOf(form)).toBe(`Before.\n\n${table}\n\nAfter.`);
});
