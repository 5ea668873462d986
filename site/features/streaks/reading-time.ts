import { memberPaths } from "../../../contracts/member-paths.ts";
import type { ActivityKind } from "../../../contracts/streaks.ts";
import { newId } from "../../new-id.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { write } from "../member-data/member-calls.ts";
import { memberDay } from "../member-data/member-day.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { stateNow } from "../member-data/member-store.ts";
import { shown } from "../member-data/shown.ts";
import { activityList, actName } from "./activity-list.ts";

/** Long enough that a page which was only passed through does not count. */
const secondsToRead: Partial<Record<ActivityKind, number>> = {
  verse: 10,
  prayer: 10,
  devotional: 30,
  article: 30,
  chapter: 30,
};

/** The readable item, from the page's markup. */
function readable(): { kind: ActivityKind; itemId: string } | undefined {
  const { activity, item } = document.querySelector<HTMLElement>("main [data-activity]")?.dataset ?? {};
  return activity && item ? { kind: activity as ActivityKind, itemId: item } : undefined;
}

/** Recorded once a day, however often it is read. */
async function record(kind: ActivityKind, itemId: string): Promise<void> {
  const day = memberDay();
  const name = actName(kind, itemId, day.localDate);
  if (shown(stateNow(), activityList).includes(name)) return;
  const act = {
    id: newId(),
    kind,
    itemId,
    at: new Date().toISOString(),
    ...day,
    offline: !navigator.onLine,
  };
  await write({
    method: "POST",
    path: memberPaths.activity,
    body: [act],
    about: `activity ${name}`,
    once: true,
    mark: { list: activityList, item: name },
  });
}

/** Counts the seconds a page is really before the reader, and records it once there are enough of them; what they took back stays so. */
export function watchReading(isUndone: (kind: ActivityKind, itemId: string) => boolean): void {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const begin = () => {
    clearInterval(timer);
    const found = readable();
    const minSeconds = found && secondsToRead[found.kind];
    if (!minSeconds) return;
    seconds = 0;
    timer = setInterval(() => {
      if (document.visibilityState !== "visible" || !useMemberState.getState().member) return;
      if (++seconds < minSeconds) return;
      clearInterval(timer);
      if (!isUndone(found.kind, found.itemId)) void record(found.kind, found.itemId);
    }, 1000);
  };
  begin();
  addEventListener(pageReadyEvent, begin);
}
