import { useMemo } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { progressOf } from "./course-progress.ts";
import { CourseState, type CourseStateProps } from "./course-state.tsx";
import { useDoneLessons } from "./use-done-lessons.ts";

/** How far a reader has come in a devotional or channel. */
export default function ReadingState({ course: { id, lessons }, onProgress }: CourseStateProps) {
  const read = useDoneLessons("reading", id);
  const progress = useMemo(() => {
    if (!read) return undefined;
    const isDone = { isDone: true, label: m.courses_read() };
    const lessonStates = Object.fromEntries(read.map((lesson) => [lesson, isDone]));
    return { ...progressOf(lessons, read), lessonStates };
  }, [lessons, read]);
  return (
    <CourseState progress={progress} onProgress={onProgress}>
      {progress?.isCompleted ? m.courses_all_read() : progress && m.courses_progress(progress)}
    </CourseState>
  );
}
