import fc from "fast-check";
import { expect, test } from "vitest";
import { niceCeiling, percent } from "./scale.ts";

test("an axis ends at a round number that holds every value and wastes at most half of its height", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (value) => {
      const end = niceCeiling(value);
      expect(end).toBeGreaterThanOrEqual(value);
      expect(end).toBeLessThanOrEqual(value * 2.5);
    }),
  );
  expect([0, 3, 6, 12, 40, 99, 101].map(niceCeiling)).toEqual([1, 3, 10, 20, 50, 100, 200]);
});

test("a share of nothing is none", () => {
  expect(percent(0, 0)).toBe(0);
  expect(percent(1, 3)).toBe(33);
});
