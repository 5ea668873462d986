import { expect, test } from "vitest";
import { activityKinds } from "../../../contracts/streaks.ts";
import { daySteps, nextStep, stepOf } from "./day-steps.ts";

const done = (...steps: string[]) => new Set(steps);

test("verse, prayer, reading, question, done", () => {
  const walked: string[] = [];
  const finished = new Set<string>();
  for (let here = nextStep(finished); here !== "none" && here !== "here"; here = nextStep(finished, here)) {
    walked.push(here);
    finished.add(here);
  }
  expect(walked).toEqual(daySteps);
  expect(nextStep(finished)).toBe("none");
});

test("the day can be entered anywhere: what was passed over comes after the last step", () => {
  expect(nextStep(done(), "reading")).toBe("question");
  expect(nextStep(done("reading"), "question")).toBe("verse");
  expect(nextStep(done("verse", "reading"), "prayer")).toBe("question");
});

test("the page's own step is never the next one; when it alone is open, it is still to be done here", () => {
  expect(nextStep(done("verse", "prayer", "reading"), "question")).toBe("here");
  expect(nextStep(done("verse", "prayer", "reading", "question"), "question")).toBe("none");
});

test("a day that lacks a step is done without it", () => {
  const steps = ["verse", "prayer", "question"];
  expect(nextStep(done("verse"), "prayer", steps)).toBe("question");
  expect(nextStep(done(...steps), "prayer", steps)).toBe("none");
});

test("a devotional, an article, a lesson, a section and a chapter are all the reading of the day", () => {
  const readings = activityKinds.filter((kind) => stepOf(kind) === "reading");
  expect(readings.toSorted()).toEqual(["article", "chapter", "devotional", "lesson", "section"]);
  expect([stepOf("trivia"), stepOf("question"), stepOf("prompt")]).toEqual([
    "question",
    "question",
    undefined,
  ]);
});
