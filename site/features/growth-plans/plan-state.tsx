import { useMemo } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { progressOf } from "../courses/course-progress.ts";
import { CourseState, type CourseStateProps } from "../courses/course-state.tsx";
import { useDoneLessons } from "../courses/use-done-lessons.ts";

export default function PlanState({ course: { id, lessons }, onProgress }: CourseStateProps) {
  const completed = useDoneLessons("lesson", id);
  const progress = useMemo(() => {
    if (!completed) return undefined;
    const isDone = { isDone: true, label: m.growth_plans_lesson_done() };
    const lessonStates = Object.fromEntries(completed.map((lesson) => [lesson, isDone]));
    return { ...progressOf(lessons, completed), lessonStates };
  }, [lessons, completed]);
  return (
    <CourseState progress={progress} onProgress={onProgress}>
      {progress?.isCompleted ? m.growth_plans_completed() : progress && m.growth_plans_progress(progress)}
    </CourseState>
  );
}
