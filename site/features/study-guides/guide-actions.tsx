import type { CourseProgress } from "../growth-plans/course-state.tsx";
import { GoOnLink } from "../growth-plans/go-on-link.tsx";
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
  return <GoOnLink to={target.path} progress={progress} />;
}
