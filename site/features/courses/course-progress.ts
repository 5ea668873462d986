interface Lesson {
  id: string;
}

interface Progress<L extends Lesson> {
  done: number;
  total: number;
  /** A plan counts as completed when the number of completed articles equals the number of its articles. */
  isCompleted: boolean;
  /** Where the member left off: the first lesson that is open; none once all are done. */
  next: L | undefined;
}

/** Marks of lessons that the plan no longer has do not count. */
export function progressOf<L extends Lesson>(
  lessons: readonly L[],
  completed: readonly string[],
): Progress<L> {
  const done = lessons.filter(({ id }) => completed.includes(id)).length;
  return {
    done,
    total: lessons.length,
    isCompleted: lessons.length > 0 && done === lessons.length,
    next: lessons.find(({ id }) => !completed.includes(id)),
  };
}
