import { create } from "zustand";
import type { MemberState } from "./outbox.ts";
import { emptyState, shown } from "./shown.ts";

interface Shown {
  /** The member whose state it is; undefined while signed out. */
  member: string | undefined;
  state: MemberState;
}

/** What components read. It is filled by member-store.ts, which is loaded for members alone. */
export const useMemberState = create<Shown>(() => ({ member: undefined, state: emptyState }));

/** Whether the item is on the member's list; undefined while that is not known. */
export function useListed(list: string, item: string): boolean | undefined {
  return useMemberState(({ state }) => {
    const items = shown(state, list);
    return items.includes(item) ? true : state.lists[list] ? false : undefined;
  });
}
