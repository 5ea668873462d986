/** A plan or a guide that a member is walking. */
export interface CourseInProgress {
  id: string;
  title: string;
  path: string;
  done: number;
  total: number;
  isCompleted: boolean;
  /** Where it goes on; none once all is done. */
  next: { title: string; path: string; number: number } | undefined;
  label: { progress: string; completed: string };
}

interface Lesson {
  title: string;
  path: string;
}

export function courseInProgress<L extends Lesson>(
  course: Pick<CourseInProgress, "id" | "title" | "path"> & { lessons: readonly L[] },
  {
    done,
    total,
    isCompleted,
    next,
  }: { done: number; total: number; isCompleted: boolean; next: L | undefined },
  label: CourseInProgress["label"],
): CourseInProgress {
  const { id, title, path, lessons } = course;
  const ahead = next && { title: next.title, path: next.path, number: lessons.indexOf(next) + 1 };
  return { id, title, path, done, total, isCompleted, next: ahead, label };
}
