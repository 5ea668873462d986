import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shortened } from "./shorten.ts";

const to = (longest: number, ...verses: string[]) => shortened(verses, ({ length }) => length <= longest);

describe("a long passage is shortened", () => {
  test("after a verse, with an ellipsis", () => {
    expect(to(40, "The LORD is my shepherd; I shall not want.", "He maketh me.")).toBe(
      "The LORD is my shepherd…",
    );
    expect(to(50, "The LORD is my shepherd; I shall not want.", "He maketh me to lie down.")).toBe(
      "The LORD is my shepherd; I shall not want…",
    );
  });

  test("else after a sentence, else a clause, else a word", () => {
    expect(to(28, "Be still today. And know that I am God, always.")).toBe("Be still today…");
    expect(to(30, "Be still, and know, my friend that I am God.")).toBe("Be still, and know…");
    expect(to(12, "Be still and know that I am")).toBe("Be still…");
    expect(to(40, "Who is this? The one who came to us over the sea.")).toBe(
      "Who is this? The one who came to us…",
    );
  });

  test("not at all where it fits", () => {
    expect(to(12, "Be still")).toBe("Be still");
  });

  test("never longer than there is room, whatever is shortened", () => {
    fc.assert(
      fc.property(
        fc.array(fc.lorem({ mode: "sentences" }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (verses, longest) => {
          expect(to(longest, ...verses).length).toBeLessThanOrEqual(longest);
        },
      ),
    );
  });
});
