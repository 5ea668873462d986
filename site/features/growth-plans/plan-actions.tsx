import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { lazyPart } from "../../ui/lazy-part.ts";
import { progressOf } from "../courses/course-progress.ts";
import type { CourseView } from "../courses/course-state.tsx";
import { GoOnLink } from "../courses/go-on-link.tsx";
import { useDoneLessons } from "../courses/use-done-lessons.ts";
import { useMark, useMemberList } from "../member-data/use-mark.ts";

const GroupButton = lazyPart(() => import("../groups/group-button.tsx"));
const RhythmButton = lazyPart(() => import("../rhythm/rhythm-button.tsx"));

/** Start or continue the plan, or subscribe to save it. */
export function PlanActions({ plan }: { plan: CourseView }) {
  useMemberList({ kind: "plan" });
  const { marked, set } = useMark({ kind: "plan", item: plan.id }, m.growth_plans_login());
  const completed = useDoneLessons("lesson", plan.id) ?? [];
  const Icon = marked ? BookmarkCheck : BookmarkPlus;
  return (
    <>
      <GoOnLink course={plan} progress={progressOf(plan.lessons, completed)} />
      <button
        type="button"
        aria-pressed={marked}
        onClick={() => void set(!marked)}
        className={`pill min-w-40 border ${marked ? "border-spring text-spring" : "border-line hover:bg-sand"}`}
      >
        <Icon className="size-5" aria-hidden="true" />
        {marked ? m.growth_plans_subscribed() : m.growth_plans_subscribe()}
      </button>
      {marked && (
        <Suspense>
          <RhythmButton course={{ kind: "plan", id: plan.id, title: plan.title }} label={m.rhythm_set()} />
          <GroupButton plan={{ id: plan.id, title: plan.title }} />
        </Suspense>
      )}
    </>
  );
}
