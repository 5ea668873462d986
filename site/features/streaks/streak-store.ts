import { create } from "zustand";
import type { Streak } from "../../../contracts/streaks.ts";
import { callMember } from "../member-data/call-member.ts";
import { fetchConsistent } from "../member-data/member-calls.ts";
import { localDate } from "../member-data/member-day.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { change } from "../member-data/member-store.ts";
import { loaded } from "../member-data/outbox.ts";
import { activityList, actName } from "./activity-list.ts";

export const useStreak = create<{ streak: Streak | undefined }>(() => ({ streak: undefined }));

/** The streak, and what today already has. A failure is logged only; what was known stays. */
export async function loadStreak(): Promise<void> {
  if (!useMemberState.getState().member) return;
  const today = localDate();
  try {
    const found = await fetchConsistent(() =>
      Promise.all([
        callMember("readStreak", { query: { today } }),
        callMember("readActivity", { query: { from: today } }),
      ]),
    );
    if (!found) return;
    const [streak, acts] = found;
    useStreak.setState({ streak });
    const names = acts
      .filter((act) => act.localDate === today)
      .map(({ kind, itemId }) => actName(kind, itemId, today));
    change((state) => loaded(state, activityList, names));
  } catch (error) {
    console.warn("The streak could not be loaded.", error);
  }
}

export const clearStreak = (): void => useStreak.setState({ streak: undefined });
