import { useMemberState } from "../offline/member-state.ts";
import { keepForOffline } from "../offline/service-worker.ts";
import { shown } from "../offline/shown.ts";
import { fetchShelf } from "../shelf/fetch-shelf.ts";

/** Subscribed plans open without a network, with all their lessons; the list follows every subscription. */
export function keepPlans(): void {
  let kept = "";
  async function follow(): Promise<void> {
    const { member, state } = useMemberState.getState();
    const ids = member ? shown(state, "plan").toSorted() : [];
    if (ids.join() === kept || !navigator.onLine) return;
    kept = ids.join();
    const shelf = ids.length > 0 ? await fetchShelf({ plans: ids }) : { plans: [] };
    if (shelf)
      keepForOffline(
        "plans",
        shelf.plans.flatMap(({ path, lessons }) => [path, ...lessons.map((lesson) => lesson.path)]),
      );
  }
  useMemberState.subscribe(() => void follow());
  void follow();
}
