/** A plan or a guide that a member is walking. */
export interface CourseOnWay {
  id: string;
  title: string;
  path: string;
  done: number;
  total: number;
  isCompleted: boolean;
  /** Where it goes on; none once all is done. */
  next: { title: string; path: string; number: number } | undefined;
  words: { progress: string; completed: string };
}

interface Lesson {
  title: string;
  path: string;
}

export function courseOnWay<L extends Lesson>(
  course: Pick<CourseOnWay, "id" | "title" | "path"> & { lessons: readonly L[] },
  {
    done,
    total,
    isCompleted,
    next,
  }: { done: number; total: number; isCompleted: boolean; next: L | undefined },
  words: CourseOnWay["words"],
): CourseOnWay {
  const { id, title, path, lessons } = course;
  const ahead = next && { title: next.title, path: next.path, number: lessons.indexOf(next) + 1 };
  return { id, title, path, done, total, isCompleted, next: ahead, words };
}
