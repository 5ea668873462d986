import { m } from "../../i18n/paraglide/messages.js";
import { listOf } from "../offline/marks.ts";
import { useMarked } from "../offline/use-marked.ts";
import { CourseState } from "./course-state.tsx";
import type { PlanView } from "./plan-actions.tsx";
import { progressOf } from "./plan-progress.ts";

/** Beside the heading of the lessons, where room is left for it. */
export function PlanState({ plan }: { plan: PlanView }) {
  const completed = useMarked(listOf({ kind: "lesson", of: plan.id }));
  if (!completed) return null;
  const { done, total, isCompleted } = progressOf(plan.lessons, completed);
  return (
    <CourseState done={done} total={total}>
      {isCompleted ? m.growth_plans_completed() : m.growth_plans_progress({ done, total })}
    </CourseState>
  );
}
