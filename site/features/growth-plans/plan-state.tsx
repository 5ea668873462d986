import { m } from "../../i18n/paraglide/messages.js";
import { listOf } from "../offline/marks.ts";
import { useMarked } from "../offline/use-marked.ts";
import type { PlanView } from "./plan-actions.tsx";
import { progressOf } from "./plan-progress.ts";
import { ProgressRing } from "./progress-ring.tsx";

/** Beside the heading of the lessons, where room is left for it. */
export function PlanState({ plan }: { plan: PlanView }) {
  const completed = useMarked(listOf({ kind: "lesson", of: plan.id }));
  if (!completed) return null;
  const { done, total, isCompleted } = progressOf(plan.lessons, completed);
  return (
    <span className="flex items-center gap-3">
      <span className="text-[0.95rem] text-muted max-sm:sr-only">
        {isCompleted ? m.growth_plans_completed() : m.growth_plans_progress({ done, total })}
      </span>
      <span aria-hidden="true">
        <ProgressRing done={done} total={total} size={52} />
      </span>
    </span>
  );
}
