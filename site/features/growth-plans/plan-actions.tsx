import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import type { CourseView } from "../courses/course-state.tsx";
import { GoOnLink } from "../courses/go-on-link.tsx";
import { listOf } from "../member-data/marks.ts";
import { useMark, useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";
import { progressOf } from "./plan-progress.ts";

const RhythmButton = lazy(() => import("../rhythm/rhythm-button.tsx"));

/** Start or continue the plan, or subscribe to save it. */
export function PlanActions({ plan }: { plan: CourseView }) {
  useMemberList({ kind: "plan" });
  useMemberList({ kind: "lesson", of: plan.id });
  const { marked, set } = useMark({ kind: "plan", item: plan.id }, m.growth_plans_login());
  const completed = useMarked(listOf({ kind: "lesson", of: plan.id })) ?? [];
  const progress = progressOf(plan.lessons, completed);
  const target = progress.next ?? plan.lessons[0];
  const Icon = marked ? BookmarkCheck : BookmarkPlus;
  return (
    <>
      {target && <GoOnLink to={target.path} progress={progress} />}
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
        </Suspense>
      )}
    </>
  );
}
