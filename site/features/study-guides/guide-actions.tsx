import { m } from "../../i18n/paraglide/messages.js";
import { NextLink } from "../../ui/app-link.tsx";
import type { CourseProgress } from "../growth-plans/course-state.tsx";
import type { PlanView } from "../growth-plans/plan-actions.tsx";

interface GuideActionsProps {
  guide: PlanView;
  /** A member's. */
  progress: CourseProgress | undefined;
}

/** Begin, or go on where one left off. */
export function GuideActions({ guide, progress }: GuideActionsProps) {
  const target = guide.lessons.find(({ id }) => id === progress?.next?.id) ?? guide.lessons[0];
  if (!target) return null;
  return (
    <NextLink to={target.path} className="pill min-w-36 bg-water text-on-water hover:opacity-90">
      {progress?.isCompleted
        ? m.growth_plans_again()
        : progress?.done
          ? m.growth_plans_continue()
          : m.catalog_begin()}
    </NextLink>
  );
}
