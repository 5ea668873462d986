import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { listOf } from "../offline/marks.ts";
import { useMark, useMemberList } from "../offline/use-mark.ts";
import { useMarked } from "../offline/use-marked.ts";
import { GoOnLink } from "./go-on-link.tsx";
import { progressOf } from "./plan-progress.ts";

const RhythmButton = lazy(() => import("../rhythm/rhythm-button.tsx"));

export interface PlanView {
  id: string;
  title: string;
  lessons: readonly { id: string; path: string; title: string }[];
}

/** Begin, or go on where one left off; and subscribe, which is what keeps the plan at hand. */
export function PlanActions({ plan }: { plan: PlanView }) {
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
