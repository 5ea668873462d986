import { m } from "../../i18n/paraglide/messages.js";
import type { Loaded } from "../../ui/use-loaded.ts";
import { useCards } from "../cards/use-cards.ts";
import { type CourseInProgress, courseInProgress } from "../courses/course-in-progress.ts";
import { listOf } from "../member-data/marks.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { shown } from "../member-data/shown.ts";
import { useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";
import { guideProgressOf } from "./guide-progress.ts";

/** The guides a member has begun or set a rhythm for, the latest first; no value until they are known. */
export function useMyGuides(): Loaded<readonly CourseInProgress[]> {
  useMemberList({ kind: "guide" });
  const { value, failed, reload } = useCards("guides", useMarked("guide"));
  const state = useMemberState((held) => held.state);
  const guides = value?.map((guide) => {
    const progress = guideProgressOf(guide.lessons, shown(state, listOf({ kind: "section", of: guide.id })));
    const label = {
      progress: m.study_guides_sections_progress(progress),
      completed: m.study_guides_completed(),
    };
    return courseInProgress(guide, progress, label);
  });
  return { value: guides, failed, reload };
}
