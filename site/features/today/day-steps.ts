import type { ActivityKind } from "../../../contracts/streaks.ts";

/** The steps of a day, in their order. Each can be done on its own, in any order. */
export const daySteps = ["verse", "prayer", "reading", "question"] as const;
export type DayStep = (typeof daySteps)[number];

const others: Partial<Record<ActivityKind, DayStep>> = {
  verse: "verse",
  prayer: "prayer",
  trivia: "question",
  question: "question",
};

/** The step that something done counts for: whatever is read is the reading. A prompt is a part of one. */
export const stepOf = (kind: ActivityKind): DayStep | undefined =>
  kind === "prompt" ? undefined : (others[kind] ?? "reading");

/**
 * The step to go to from the page of another, or from anywhere: the next one that is open, after the last one the first.
 * "here" when only this page's own is open, "none" when all are done. A day may lack a step.
 */
export function nextStep(
  done: ReadonlySet<string>,
  here?: string,
  steps: readonly string[] = daySteps,
): DayStep | "here" | "none" {
  const at = steps.indexOf(here ?? "") + 1;
  const open = [...steps.slice(at), ...steps.slice(0, at)].filter((step) => !done.has(step)) as DayStep[];
  return open.find((step) => step !== here) ?? (open.length > 0 ? "here" : "none");
}
