import { useMemo } from "react";
import { localDate } from "../member-data/member-day.ts";
import { useMarked } from "../member-data/use-marked.ts";

/** What the member has done today, one name for each act: its kind, its item, their date. */
export const activityList = "activity";

/** The kinds of things that the member has done today; for everybody else nothing. */
export function useDoneToday(): ReadonlySet<string> {
  const acts = useMarked(activityList);
  return useMemo(() => {
    const date = localDate();
    const today = acts?.filter((act) => act.endsWith(date)) ?? [];
    return new Set(today.map((act) => act.split(" ")[0]!));
  }, [acts]);
}
