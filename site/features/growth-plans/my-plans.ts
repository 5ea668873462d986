import { m } from "../../i18n/paraglide/messages.js";
import { listOf } from "../offline/marks.ts";
import { useMemberState } from "../offline/member-state.ts";
import { shown } from "../offline/shown.ts";
import { useMemberList } from "../offline/use-mark.ts";
import { useMarked } from "../offline/use-marked.ts";
import { type CourseOnWay, courseOnWay } from "../shelf/course-on-way.ts";
import { useOnShelf } from "../shelf/use-on-shelf.ts";
import { progressOf } from "./plan-progress.ts";

/** The plans a member is subscribed to; undefined until they are known. */
export function useMyPlans(): readonly CourseOnWay[] | undefined {
  useMemberList({ kind: "plan" });
  const plans = useOnShelf("plans", useMarked("plan"));
  const state = useMemberState((held) => held.state);
  return plans?.map((plan) => {
    const progress = progressOf(plan.lessons, shown(state, listOf({ kind: "lesson", of: plan.id })));
    const words = { progress: m.growth_plans_progress(progress), completed: m.growth_plans_completed() };
    return courseOnWay(plan, progress, words);
  });
}
