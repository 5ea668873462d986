import { fetchCards } from "../cards/fetch-cards.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { shown } from "../member-data/shown.ts";
import { cacheForOffline } from "../offline/service-worker.ts";

/** Subscribed plans open without a network, with all their lessons; the list follows every subscription. */
export function cachePlans(): void {
  /** The list requested last; undefined after a failure, so that it is requested again. */
  let requested: string | undefined = "";
  async function follow(): Promise<void> {
    const { member, state } = useMemberState.getState();
    const ids = member ? shown(state, "plan").toSorted() : [];
    const list = ids.join();
    if (list === requested || !navigator.onLine) return;
    requested = list;
    const rows = ids.length > 0 ? await fetchCards({ plans: ids }) : { plans: [] };
    // The response to a newer list may have arrived first.
    if (requested !== list) return;
    if (rows)
      cacheForOffline(
        "plans",
        rows.plans.flatMap(({ path, lessons }) => [path, ...lessons.map((lesson) => lesson.path)]),
      );
    else requested = undefined;
  }
  useMemberState.subscribe(() => void follow());
  void follow();
}
