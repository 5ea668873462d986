import { beginAgain } from "./complete-lesson.ts";
import { progressOf } from "./course-progress.ts";
import type { CourseView } from "./course-state.tsx";
import { GoOnLink } from "./go-on-link.tsx";
import { useDoneLessons } from "./use-done-lessons.ts";

/** A devotional or channel: begin, continue, begin again; with an account or without. */
export function ReadingActions({ course }: { course: CourseView }) {
  const done = useDoneLessons("reading", course.id);
  return (
    <GoOnLink
      course={course}
      progress={done && progressOf(course.lessons, done)}
      onAgain={() => void beginAgain(course.id)}
    />
  );
}
