import { m } from "../../i18n/paraglide/messages.js";
import { type CourseInProgress, courseInProgress } from "../cards/course-in-progress.ts";
import { useCards } from "../cards/use-cards.ts";
import { listOf } from "../offline/marks.ts";
import { useMemberState } from "../offline/member-state.ts";
import { shown } from "../offline/shown.ts";
import { useMemberList } from "../offline/use-mark.ts";
import { useMarked } from "../offline/use-marked.ts";
import { progressOf } from "./plan-progress.ts";

/** The plans a member is subscribed to; undefined until they are known. */
export function useMyPlans(): readonly CourseInProgress[] | undefined {
  useMemberList({ kind: "plan" });
  const plans = useCards("plans", useMarked("plan"));
  const state = useMemberState((held) => held.state);
  return plans?.map((plan) => {
    const progress = progressOf(plan.lessons, shown(state, listOf({ kind: "lesson", of: plan.id })));
    const label = { progress: m.growth_plans_progress(progress), completed: m.growth_plans_completed() };
    return courseInProgress(plan, progress, label);
  });
}
