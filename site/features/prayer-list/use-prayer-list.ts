import { useEffect } from "react";
import { type PrayerEntry, prayerList } from "../../../contracts/prayer-list.ts";
import { prayerListPaths } from "../../../contracts/prayer-list-paths.ts";
import { newId } from "../../new-id.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { requestMember } from "../member-data/call-member.ts";
import { fetchConsistent, write } from "../member-data/member-calls.ts";
import { openMember } from "../member-data/member-session.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { toastIfRefused } from "../member-data/write-mark.ts";
import { type PrayerWords, without, withUnsent } from "./prayers.ts";

async function load(): Promise<PrayerEntry[] | undefined> {
  openMember();
  const answer = await fetchConsistent(() => requestMember(prayerListPaths.list, prayerList));
  // What was written meanwhile is not in the answer, and leaves the queue once it is stored.
  return answer && withUnsent(answer.items, useMemberState.getState().state.outbox);
}

/** The member's list. Changes are shown at once and sent by the member's queue, without a network later. */
export function usePrayerList() {
  const outbox = useMemberState(({ state }) => state.outbox);
  const { value, failed, reload, update } = useLoaded(load);

  // Another tab or device may have changed it meanwhile.
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && reload();
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reload]);

  async function send(change: Parameters<typeof write>[0]): Promise<void> {
    openMember();
    const isTaken = await toastIfRefused(write(change));
    // The list then shows what the server has.
    if (!isTaken || failed) reload();
  }

  return {
    prayers: withUnsent(value ?? [], outbox),
    isLoaded: value !== undefined,
    failed,
    reload,

    /** Stores a new one, a changed one, or one that was deleted, again. */
    save(words: PrayerWords, { id, createdAt }: Partial<Pick<PrayerEntry, "id" | "createdAt">> = {}): void {
      const { what, who, since, remind, answered } = words;
      const updatedAt = new Date().toISOString();
      const body = { what, who, since, remind, answered, updatedAt };
      const prayer = { ...body, id: id ?? newId(), createdAt: createdAt ?? updatedAt };
      update((held) => [...without(held, prayer.id), prayer]);
      void send({ method: "PUT", path: prayerListPaths.prayer(prayer.id), body });
    },

    remove(id: string): void {
      update((held) => without(held, id));
      void send({ method: "DELETE", path: prayerListPaths.prayer(id) });
    },
  };
}
