import { m } from "../../i18n/paraglide/messages.js";
import { CourseState } from "../growth-plans/course-state.tsx";
import { useGuideProgress } from "./use-guide.ts";

/** Beside the heading of the lessons, where room is left for it. */
export function GuideState({ guideId }: { guideId: string }) {
  const progress = useGuideProgress(guideId);
  if (!progress) return null;
  const { done, total, isCompleted } = progress;
  return (
    <CourseState done={done} total={total}>
      {isCompleted ? m.study_guides_completed() : m.study_guides_sections_progress({ done, total })}
    </CourseState>
  );
}
