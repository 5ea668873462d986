import { m } from "../../i18n/paraglide/messages.js";
import { listOf } from "../offline/marks.ts";
import { useMemberState } from "../offline/member-state.ts";
import { shown } from "../offline/shown.ts";
import { useMemberList } from "../offline/use-mark.ts";
import { useMarked } from "../offline/use-marked.ts";
import { type CourseOnWay, courseOnWay } from "../shelf/course-on-way.ts";
import { useOnShelf } from "../shelf/use-on-shelf.ts";
import { guideProgressOf } from "./guide-progress.ts";

/** The guides a member has begun or set a rhythm for, the latest first; undefined until they are known. */
export function useMyGuides(): readonly CourseOnWay[] | undefined {
  useMemberList({ kind: "guide" });
  const guides = useOnShelf("guides", useMarked("guide"));
  const state = useMemberState((held) => held.state);
  return guides?.map((guide) => {
    const progress = guideProgressOf(guide.lessons, shown(state, listOf({ kind: "section", of: guide.id })));
    const words = {
      progress: m.study_guides_sections_progress(progress),
      completed: m.study_guides_completed(),
    };
    return courseOnWay(guide, progress, words);
  });
}
