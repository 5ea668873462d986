import { useMemo } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { CourseState, type CourseStateProps } from "../courses/course-state.tsx";
import { listOf } from "../member-data/marks.ts";
import { useMarked } from "../member-data/use-marked.ts";
import { progressOf } from "./plan-progress.ts";

export default function PlanState({ course: { id, lessons }, onProgress }: CourseStateProps) {
  const completed = useMarked(listOf({ kind: "lesson", of: id }));
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
