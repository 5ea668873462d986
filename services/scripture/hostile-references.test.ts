import { expect, test } from "vitest";
import { threadMs } from "../../tests/support/processor-time.ts";
import { createReferenceParser } from "./references.ts";

/** Only time shows how long another's patterns take: `npm run test:all` only. */
test("no text of 500 characters holds the reader of references up", () => {
  const parse = createReferenceParser();
  const hostile = ["1,", "John 1:1-", "1:1-1 ", "Jn ", "(", "1a ", "9", "chapter 1 of ", "I ", "y e "];
  for (const piece of hostile) {
    const text = `John ${piece.repeat(500)}`.slice(0, 500);
    expect(
      threadMs(() => parse(text, "es")),
      piece,
    ).toBeLessThan(1500);
  }
});
