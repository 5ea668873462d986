import { useMemo } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { listOf } from "../offline/marks.ts";
import { useMarked } from "../offline/use-marked.ts";
import { CourseState, type CourseStateProps } from "./course-state.tsx";
import { progressOf } from "./plan-progress.ts";

export default function PlanState({ course: { id, lessons }, onProgress }: CourseStateProps) {
  const completed = useMarked(listOf({ kind: "lesson", of: id }));
  const progress = useMemo(() => {
    if (!completed) return undefined;
    const isDone = { isDone: true, label: m.growth_plans_lesson_done() };
    const told = Object.fromEntries(completed.map((lesson) => [lesson, isDone]));
    return { ...progressOf(lessons, completed), told };
  }, [lessons, completed]);
  return (
    <CourseState progress={progress} onProgress={onProgress}>
      {progress?.isCompleted ? m.growth_plans_completed() : progress && m.growth_plans_progress(progress)}
    </CourseState>
  );
}
