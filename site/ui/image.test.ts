import { describe, expect, test } from "vitest";
import { imageSource, shownSize } from "./image.tsx";
import { imageMetadata } from "./image-metadata.ts";

describe("pictures", () => {
  test("image metadata failure falls back to width 0, height 0, ratio 0", () => {
    const nothing = { width: 0, height: 0, ratio: 0 };
    for (const picture of [
      null,
      undefined,
      {},
      { width: null, height: null },
      { width: 1200, height: null },
      { width: 1200, height: 0 },
      { width: -1, height: 5 },
      { width: Number.NaN, height: 5 },
    ])
      expect(imageMetadata(picture)).toEqual(nothing);
    expect(imageMetadata({ width: 1200, height: 600 })).toEqual({ width: 1200, height: 600, ratio: 2 });
  });

  test("image densities 1 and 2, format webp; a drawing is requested unchanged", () => {
    expect(imageSource("/media/a.jpg", 300, 200, 2)).toBe(
      "/media/a.jpg?width=600&height=400&format=webp&quality=75",
    );
    expect(imageSource("/media/a.jpg?v=1", 300, 200, 1)).toBe(
      "/media/a.jpg?v=1&width=300&height=200&format=webp&quality=75",
    );
    expect(imageSource("/media/a.svg", 300, 200, 2)).toBe("/media/a.svg");
  });

  test("without a height the picture's own proportions give it; unknown ones give none", () => {
    expect(shownSize({ width: 1200, height: 600 }, 400)).toEqual({ width: 400, height: 200 });
    expect(shownSize({ width: 0, height: 0 }, 400)).toEqual({ width: 400 });
    expect(shownSize({ width: 1200, height: 600 }, 400, 300)).toEqual({ width: 400, height: 300 });
  });
});
