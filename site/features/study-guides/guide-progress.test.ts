import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guideProgressOf } from "./guide-progress.ts";

const lessons = [
  { id: "first", sections: ["a", "b"] },
  { id: "second", sections: ["c"] },
  { id: "empty", sections: [] },
];

describe("a study guide's progress", () => {
  test("is counted in sections, for each lesson and for the whole", () => {
    expect(guideProgressOf(lessons, ["a", "c"])).toEqual({
      done: 2,
      total: 3,
      isCompleted: false,
      next: lessons[0],
      lessons: {
        first: { done: 1, total: 2 },
        second: { done: 1, total: 1 },
        empty: { done: 0, total: 0 },
      },
    });
  });

  test("continue where you left off: the first lesson with unchecked sections; none when all are checked", () => {
    expect(guideProgressOf(lessons, []).next?.id).toBe("first");
    expect(guideProgressOf(lessons, ["b", "a"]).next?.id).toBe("second");
    expect(guideProgressOf(lessons, ["c", "b", "a"])).toMatchObject({ next: undefined, isCompleted: true });
    expect(guideProgressOf([], [])).toMatchObject({ next: undefined, isCompleted: false });
  });

  test("checks given twice, in any order, or of sections that are gone count for nothing", () => {
    fc.assert(
      fc.property(fc.subarray(["a", "b", "c"]), fc.array(fc.constantFrom("x", "y")), (done, gone) => {
        const progress = guideProgressOf(lessons, [...gone, ...done, ...done.toReversed()]);
        expect(progress.done).toBe(done.length);
        expect(progress.isCompleted).toBe(done.length === 3);
      }),
    );
  });
});
