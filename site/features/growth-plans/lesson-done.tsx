import { Check, Circle } from "lucide-react";
import { Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { lazyPart } from "../../ui/lazy-part.ts";
import { listOf } from "../member-data/marks.ts";
import { useMark, useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";

/** For members, whose progress is known. */
const ProgressRing = lazyPart(() => import("../../ui/progress-ring.tsx"));

interface LessonDoneProps {
  plan: { id: string; name: string };
  lessonId: string;
  /** How many lessons the plan has. */
  count: number;
}

/** At the end of a lesson: it is done, and how far the plan has come with it. */
export function LessonDone({ plan, lessonId, count }: LessonDoneProps) {
  useMemberList({ kind: "lesson", of: plan.id });
  const { marked, set } = useMark({ kind: "lesson", of: plan.id, item: lessonId }, m.growth_plans_login());
  const completed = useMarked(listOf({ kind: "lesson", of: plan.id }));
  const done = completed?.length ?? 0;
  const Icon = marked ? Check : Circle;
  return (
    <section className="mt-10 flex min-h-[76px] items-center justify-between gap-4" data-no-print>
      <button
        type="button"
        aria-pressed={marked}
        onClick={() => void set(!marked)}
        className={`pill min-h-12 ${marked ? "border-2 border-spring text-spring" : "border border-line hover:bg-sand"}`}
      >
        <Icon className="size-5" aria-hidden="true" />
        {marked ? m.growth_plans_lesson_done() : m.growth_plans_lesson_mark()}
      </button>
      {completed && (
        <span className="flex items-center gap-3 text-right">
          <span className="text-[0.95rem] text-muted max-sm:sr-only" role="status">
            {done >= count
              ? m.growth_plans_plan_completed({ plan: plan.name })
              : m.growth_plans_progress({ done, total: count })}
          </span>
          <Suspense fallback={<span className="size-[60px]" />}>
            <ProgressRing done={Math.min(done, count)} total={count} size={60} />
          </Suspense>
        </span>
      )}
    </section>
  );
}
