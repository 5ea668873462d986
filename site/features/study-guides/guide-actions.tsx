import type { CourseProgress, CourseView } from "../courses/course-state.tsx";
import { GoOnLink } from "../courses/go-on-link.tsx";

interface GuideActionsProps {
  guide: CourseView;
  /** A member's. */
  progress: CourseProgress | undefined;
}

/** Begin, or go on where one left off. */
export function GuideActions({ guide, progress }: GuideActionsProps) {
  const target = guide.lessons.find(({ id }) => id === progress?.next?.id) ?? guide.lessons[0];
  if (!target) return null;
  return <GoOnLink to={target.path} progress={progress} />;
}
