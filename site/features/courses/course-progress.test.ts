import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { progressOf } from "./course-progress.ts";

const lessons = ["a", "b", "c"].map((id) => ({ id }));

describe("a growth plan's progress", () => {
  test("a plan counts as completed when the number of completed articles equals the number of its articles", () => {
    expect(progressOf(lessons, ["c", "a"]).isCompleted).toBe(false);
    expect(progressOf(lessons, ["c", "a", "b"])).toMatchObject({
      isCompleted: true,
      done: 3,
      next: undefined,
    });
    expect(progressOf([], []).isCompleted).toBe(false);
  });

  test("continue where you left off: the first lesson that is still open", () => {
    expect(progressOf(lessons, []).next?.id).toBe("a");
    expect(progressOf(lessons, ["a", "c"]).next?.id).toBe("b");
  });

  test("marks given twice, in any order, or of lessons that are gone count for nothing", () => {
    fc.assert(
      fc.property(fc.subarray(["a", "b", "c"]), fc.array(fc.constantFrom("x", "y")), (done, gone) => {
        const progress = progressOf(lessons, [...gone, ...done, ...done.toReversed()]);
        expect(progress.done).toBe(done.length);
        expect(progress.isCompleted).toBe(done.length === lessons.length);
      }),
    );
  });
});
