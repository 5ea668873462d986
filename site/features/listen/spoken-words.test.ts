import { expect, test } from "vitest";
import { spokenWords } from "./spoken-words.ts";

test.each([
  ["en-US", "John 3:16", "John 3, verse 16"],
  ["en-US", "Psalm 23:1–3", "Psalm 23, verses 1 to 3"],
  ["en-US", "1 Corinthians 13:4-7", "First Corinthians 13, verses 4 to 7"],
  ["en-US", "Romans 8:38, 39", "Romans 8, verses 38 and 39"],
  ["en-US", "Isaiah 52:13–53:2", "Isaiah 52, verse 13 to 53, verse 2"],
  ["en-US", "Read (2 Timothy 1:7) slowly.", "Read (Second Timothy 1, verse 7) slowly."],
  ["en-US", "Around 6:30 he rose; I was up at 5:15.", "Around 6:30 he rose; I was up at 5:15."],
  ["en-US", "Psalm 23", "Psalm 23"],
  ["es", "Juan 3:16", "Juan 3, versículo 16"],
  ["es", "1 Corintios 13:4–7", "Primera de Corintios 13, versículos 4 al 7"],
  ["es", "2 Reyes 2:9", "Segundo de Reyes 2, versículo 9"],
  ["es", "Salmos 46:1, 10", "Salmos 46, versículos 1 y 10"],
])("%s: %s is said as one says it", (lang, written, said) => {
  expect(spokenWords(written, lang)).toBe(said);
});
