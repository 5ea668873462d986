import { useEffect, useMemo } from "react";
import { create } from "zustand";
import { listOf } from "../offline/marks.ts";
import { useMemberList } from "../offline/use-mark.ts";
import { useMarked } from "../offline/use-marked.ts";
import type { GuideOnShelf } from "../shelf/load-shelf.server.ts";
import { useIdentity } from "../sign-in/identity-store.ts";
import { guideProgressOf } from "./guide-progress.ts";

/** The lessons of a guide with their sections, which only members' progress is counted by. */
const useLessons = create<Record<string, GuideOnShelf["lessons"]>>(() => ({}));

/** Asks what a member has checked in the guide, and of how much; nothing is loaded for anybody else. */
export function useOpenGuide(guideId: string): void {
  useMemberList({ kind: "section", of: guideId });
  const member = useIdentity(({ person }) => person?.id);
  useEffect(() => {
    if (member)
      void import("../shelf/fetch-shelf.ts")
        .then(({ fetchShelf }) => fetchShelf({ guides: [guideId] }))
        .then((shelf) => {
          for (const { id, lessons } of shelf?.guides ?? []) useLessons.setState({ [id]: lessons });
        })
        .catch((error: unknown) => console.warn("The guide's progress could not be loaded.", error));
  }, [member, guideId]);
}

/** Undefined for everybody else, and until it is known. */
export function useGuideProgress(guideId: string) {
  const lessons = useLessons((held) => held[guideId]);
  const checked = useMarked(listOf({ kind: "section", of: guideId }));
  return useMemo(() => lessons && checked && guideProgressOf(lessons, checked), [lessons, checked]);
}
