import { useMemo } from "react";
import { listOf } from "../member-data/marks.ts";
import { useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";
import { usePlaces } from "./use-places.ts";

/** The completed lessons of a course: the member's, else what this browser remembers; undefined where nothing is known. */
export function useDoneLessons(kind: "lesson" | "reading", course: string): readonly string[] | undefined {
  useMemberList({ kind, of: course });
  const marked = useMarked(listOf({ kind, of: course }));
  const done = usePlaces().find(({ id }) => id === course)?.done;
  return useMemo(() => marked ?? (done && Object.keys(done)), [marked, done]);
}
