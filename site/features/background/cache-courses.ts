import { whenIdle } from "../../ui/when-idle.ts";
import { fetchCards } from "../cards/fetch-cards.ts";
import type { CardRows } from "../cards/load-card-rows.server.ts";
import { placesKey } from "../courses/places.ts";
import { readingsAhead } from "../courses/readings-ahead.ts";
import { identityStore } from "../identity/identity-store.ts";
import { findUnlocked, listUnlocked } from "../identity/unlocked-cache.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { shown } from "../member-data/shown.ts";
import { cacheForOffline, mayFetchAhead } from "../offline/service-worker.ts";
import { fetchUnlocked, unlockedAddress } from "../premium-reading/fetch-unlocked.ts";
import type { UnlockedPage } from "../premium-reading/load-unlocked.server.ts";
import { mayRead } from "../reading/may-read.ts";
import { cacheOwnRecording, dropOtherRecordings, hasRecording } from "./own-recordings.ts";

type Lesson = CardRows["plans"][number]["lessons"][number];

/** One at a time, when nothing else is to be done, with their recordings; what is here already is not fetched again. */
async function fetchTexts(member: string, lessons: readonly Lesson[]): Promise<void> {
  const here = await listUnlocked(member);
  const recordings = new Set<string>();
  for (const { path, access } of lessons) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    const { person, token } = identityStore.getState();
    if (person?.id !== member || !token || !navigator.onLine || !mayFetchAhead()) return;
    if (access === "free" || !mayRead(access, person.roles)) continue;
    const address = unlockedAddress({ path });
    const cached = here.has(address) ? await findUnlocked<UnlockedPage>(member, address) : undefined;
    if (cached?.audio) recordings.add(cached.audio);
    if (cached && (!cached.audio || (await hasRecording(member, cached.audio)))) continue;
    // Also of a text that is here: the address of its recording is good for a day.
    const audio = (await fetchUnlocked<UnlockedPage>({ path }).catch(() => {}))?.audio;
    if (!audio) continue;
    recordings.add(audio);
    await cacheOwnRecording(member, audio).catch(() => {});
  }
  await dropOtherRecordings(member, recordings);
}

/** The protected text of today's reading and of tomorrow's, whatever course they belong to, and what shows it. */
async function fetchReadings(): Promise<void> {
  const member = identityStore.getState().person?.id;
  if (!member || !mayFetchAhead()) return;
  await Promise.all([import("../premium-reading/gate.tsx"), import("../premium-reading/unlocked.tsx")]);
  const here = await listUnlocked(member);
  for (const path of readingsAhead()) {
    if (
      path.startsWith("/bible/") ||
      here.has(unlockedAddress({ path })) ||
      !navigator.onLine ||
      !mayFetchAhead()
    )
      continue;
    await fetchUnlocked({ path }).catch(() => {});
  }
}

/** Plans and guides of a member open without a network, with all their lessons, protected ones too. */
export function cacheCourses(): void {
  /** The list requested last; undefined after a failure, so that it is requested again. */
  let requested: string | undefined = "";
  async function follow(): Promise<void> {
    const { member, state } = useMemberState.getState();
    const plans = member ? shown(state, "plan").toSorted() : [];
    const guides = member ? shown(state, "guide").toSorted() : [];
    const list = [...plans, ...guides].join();
    if (list === requested || !navigator.onLine) return;
    requested = list;
    const rows = list === "" ? { plans: [], guides: [] } : await fetchCards({ plans, guides });
    // The response to a newer list may have arrived first.
    if (requested !== list) return;
    if (!rows) {
      requested = undefined;
      return;
    }
    const courses = [...rows.plans, ...rows.guides];
    cacheForOffline(
      "plans",
      courses.flatMap(({ path, lessons }) => [path, ...lessons.map((lesson) => lesson.path)]),
    );
    const lessons = courses.flatMap((course) => course.lessons);
    if (member) await fetchTexts(member, lessons);
  }
  useMemberState.subscribe(() => void follow());
  void follow();
  const fetchNext = () =>
    void fetchReadings().catch((error: unknown) => console.warn("What is read next is not stored.", error));
  addEventListener(placesKey, fetchNext);
  fetchNext();
}
