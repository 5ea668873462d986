import { useMemo } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { useCards } from "../cards/use-cards.ts";
import { CourseState, type CourseStateProps } from "../courses/course-state.tsx";
import { listOf } from "../member-data/marks.ts";
import { useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";
import { guideProgressOf } from "./guide-progress.ts";

const lessonState = (part: { done: number; total: number }) =>
  part.done === part.total
    ? { isDone: true, label: m.growth_plans_lesson_done() }
    : { isDone: false, label: m.study_guides_sections_progress(part) };

export default function GuideState({ course: { id }, onProgress }: CourseStateProps) {
  useMemberList({ kind: "section", of: id });
  const checked = useMarked(listOf({ kind: "section", of: id }));
  const lessons = useCards("guides", [id]).value?.[0]?.lessons;
  const progress = useMemo(() => {
    if (!lessons || !checked) return undefined;
    const { lessons: parts, ...whole } = guideProgressOf(lessons, checked);
    const begun = Object.entries(parts).filter(([, { done }]) => done > 0);
    return {
      ...whole,
      lessonStates: Object.fromEntries(begun.map(([lesson, part]) => [lesson, lessonState(part)])),
    };
  }, [lessons, checked]);
  return (
    <CourseState progress={progress} onProgress={onProgress}>
      {progress?.isCompleted
        ? m.study_guides_completed()
        : progress && m.study_guides_sections_progress(progress)}
    </CourseState>
  );
}
