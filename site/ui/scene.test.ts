import { expect, test } from "vitest";
import { drawScene, seedOf } from "./scene.ts";

test("the same text always gives the same drawing, so the page can be cached and hydrated", () => {
  expect(drawScene("psalm 23", "dawn")).toEqual(drawScene("psalm 23", "dawn"));
});

test("another text gives other ridges, another hour only another sun", () => {
  const dawn = drawScene("psalm 23", "dawn");
  expect(drawScene("psalm 24", "dawn").ridges).not.toEqual(dawn.ridges);
  expect(drawScene("psalm 23", "night").ridges).toEqual(dawn.ridges);
  expect(drawScene("psalm 23", "night").sun).not.toEqual(dawn.sun);
});

test.each(["", "a", "ñandú", "x".repeat(5000)])(
  "a seed is a number the generator can start from: %#",
  (text) => {
    expect(seedOf(text)).toBeGreaterThan(0);
    expect(seedOf(text)).toBeLessThan(2147483647);
  },
);

test("nothing in a drawing is NaN or outside its frame", () => {
  for (let n = 0; n < 200; n++) {
    const scene = drawScene(`item ${n}`, "dusk", 600, 320);
    expect(scene.ridges.join("")).not.toMatch(/NaN|Infinity|undefined/);
    for (const glint of scene.glints) {
      expect(glint.y).toBeGreaterThan(scene.horizon);
      expect(glint.y).toBeLessThan(320);
      expect(glint.width).toBeGreaterThan(0);
    }
  }
});
