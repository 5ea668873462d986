import { m } from "../../i18n/paraglide/messages.js";
import type { Loaded } from "../../ui/use-loaded.ts";
import { useCards } from "../cards/use-cards.ts";
import { type CourseInProgress, courseInProgress } from "../courses/course-in-progress.ts";
import { progressOf } from "../courses/course-progress.ts";
import { listOf } from "../member-data/marks.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { shown } from "../member-data/shown.ts";
import { useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";

/** The plans a member is subscribed to; no value until they are known. */
export function useMyPlans(): Loaded<readonly CourseInProgress[]> {
  useMemberList({ kind: "plan" });
  const { value, failed, reload } = useCards("plans", useMarked("plan"));
  const state = useMemberState((held) => held.state);
  const plans = value?.map((plan) => {
    const progress = progressOf(plan.lessons, shown(state, listOf({ kind: "lesson", of: plan.id })));
    const label = { progress: m.growth_plans_progress(progress), completed: m.growth_plans_completed() };
    return courseInProgress(plan, progress, label);
  });
  return { value: plans, failed, reload };
}
