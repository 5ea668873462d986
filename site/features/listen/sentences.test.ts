import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

const read = (text: string, lang: string) =>
  sentencesOf(text, lang).map(([from, to]) => text.slice(from, to));

test("English: titles, quotations and references end no sentence", () => {
  expect(
    read("Dr. King prayed. “Lord, help me,” he said. See Mr. Brown and John 3:16. It is so!  Amen.", "en-US"),
  ).toEqual([
    "Dr. King prayed.",
    "“Lord, help me,” he said.",
    "See Mr. Brown and John 3:16.",
    "It is so!",
    "Amen.",
  ]);
});

test("Spanish: opened marks belong to their sentence, abbreviations end none", () => {
  expect(read("¿Por qué te abates, alma mía? ¡Espera en Dios! La Sra. López oró. Y fue oída.", "es")).toEqual(
    ["¿Por qué te abates, alma mía?", "¡Espera en Dios!", "La Sra. López oró.", "Y fue oída."],
  );
});

test("lines of poetry are one sentence until it ends", () => {
  expect(read("The Lord is my shepherd;\nI shall not want.\nHe leadeth me.", "en")).toEqual([
    "The Lord is my shepherd;\nI shall not want.",
    "He leadeth me.",
  ]);
});

test("a sentence that takes a voice too long is cut at its marks, and nothing of it is lost", () => {
  const long = `${"And the earth was without form, and void; ".repeat(8)}and there was light.`;
  const parts = read(long, "en");
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(180);
  expect(parts.join(" ")).toBe(long);
  for (const part of parts.slice(0, -1)) expect(part).toMatch(/[,;]$/);
});

test("what has no words is not spoken", () => {
  expect(read(" — … ", "en")).toEqual([]);
});
