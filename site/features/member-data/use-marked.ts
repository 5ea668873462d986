import { useMemo } from "react";
import { useMemberState } from "./member-state.ts";
import { shown } from "./shown.ts";

/** The items of a member's list; undefined for everybody else, and until it is known. */
export function useMarked(list: string): readonly string[] | undefined {
  const { member, state } = useMemberState();
  return useMemo(() => {
    if (!member) return undefined;
    const items = shown(state, list);
    return items.length > 0 || state.lists[list] ? items : undefined;
  }, [member, state, list]);
}
