import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { NextLink } from "../../ui/app-link.tsx";
import { listOf } from "../offline/marks.ts";
import { useMark, useMemberList } from "../offline/use-mark.ts";
import { useMarked } from "../offline/use-marked.ts";
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
  const { next, done, isCompleted } = progressOf(plan.lessons, completed);
  const target = next ?? plan.lessons[0];
  const Icon = marked ? BookmarkCheck : BookmarkPlus;
  return (
    <>
      {target && (
        <NextLink to={target.path} className="pill min-w-36 bg-water text-on-water hover:opacity-90">
          {isCompleted ? m.growth_plans_again() : done > 0 ? m.growth_plans_continue() : m.catalog_begin()}
        </NextLink>
      )}
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
