interface Lesson {
  id: string;
  sections: readonly string[];
}

interface Part {
  done: number;
  total: number;
}

interface GuideProgress<L extends Lesson> extends Part {
  isCompleted: boolean;
  /** Where the member left off: the first lesson with a section that is not checked; none once all are. */
  next: L | undefined;
  /** By the lesson's id. */
  lessons: Record<string, Part>;
}

/** Counted in sections, which is what a member checks; checks of sections that the guide no longer has do not count. */
export function guideProgressOf<L extends Lesson>(
  lessons: readonly L[],
  checked: readonly string[],
): GuideProgress<L> {
  const parts = lessons.map(({ sections }) => {
    return { done: sections.filter((id) => checked.includes(id)).length, total: sections.length };
  });
  const sum = (name: keyof Part) => parts.reduce((all, part) => all + part[name], 0);
  const [done, total] = [sum("done"), sum("total")];
  return {
    done,
    total,
    isCompleted: total > 0 && done === total,
    next: lessons.find((_, index) => parts[index]!.done < parts[index]!.total),
    lessons: Object.fromEntries(lessons.map(({ id }, index) => [id, parts[index]!])),
  };
}
