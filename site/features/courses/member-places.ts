import { callMember } from "../member-data/call-member.ts";
import { listOf } from "../member-data/marks.ts";
import { fetchConsistent } from "../member-data/member-calls.ts";
import { useMemberState } from "../member-data/member-state.ts";
import type { MemberState } from "../member-data/outbox.ts";
import { shown } from "../member-data/shown.ts";
import { fetchPlaces, type Progress } from "./fetch-places.ts";
import { changePlaces, type Place, readPlaces } from "./places.ts";
import { markOf, sendLessons } from "./send-lessons.ts";

const latest = (a: string, b: string) => (a > b ? a : b);

/** What was completed in this browser and is still on its way counts as completed. */
function waiting(place: Place, { outbox }: MemberState): Record<string, string> {
  const list = (lesson: string) => markOf(place, lesson);
  return Object.fromEntries(
    Object.entries(place.done).filter(([lesson]) => {
      const mark = list(lesson);
      return mark && outbox.some((entry) => entry.mark?.list === listOf(mark) && entry.mark.item === lesson);
    }),
  );
}

/** Puts what the account knows into this browser's places: on another device a member goes on where they were. */
async function fill(): Promise<void> {
  const courses = await fetchConsistent(() => callMember("readCourses"));
  if (!courses) return;
  const { places } = readPlaces();
  const { lang } = document.documentElement;
  const { state } = useMemberState.getState();
  const known = courses.map(
    ({ courseId: id, latestAt, lessons }): Progress & { place: Place | undefined } => {
      const place = places.find((one) => one.id === id);
      const done = Object.fromEntries(lessons.map(({ lessonId, completedAt }) => [lessonId, completedAt]));
      return {
        id,
        place,
        at: latest(latestAt, place?.at ?? ""),
        done: { ...(place ? waiting(place, state) : {}), ...done },
      };
    },
  );
  const isNew = ({ place, done }: (typeof known)[number]) =>
    !place || place.locale !== lang || Object.keys(done).some((lesson) => !place.done[lesson]);
  const found = await fetchPlaces(known.filter(isNew));
  if (!found) return;
  changePlaces((stored) => {
    const others = stored.places.filter(({ id }) => !found.some((place) => place.id === id));
    const updated = others.map((place) => {
      const { at, done } = known.find(({ id }) => id === place.id) ?? place;
      return { ...place, at, done };
    });
    return { ...stored, places: [...updated, ...found] };
  });
}

let running: Promise<void> | undefined;

/** A failure is logged only; what was known stays. */
export function fillPlaces(): Promise<void> {
  running ??= fill()
    .catch((error: unknown) => console.warn("Where the member is could not be loaded.", error))
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** A lesson that is marked, or no longer, on its own page changes the place; a plan that is left has none. */
function followMarks(): void {
  useMemberState.subscribe(({ member, state }, before) => {
    if (!member || member !== before.member || state === before.state) return;
    const left = before.state.lists.plan ? shown(before.state, "plan") : [];
    const plans = shown(state, "plan");
    changePlaces((stored) => {
      const places = stored.places
        .filter(({ id }) => !left.includes(id) || plans.includes(id))
        .map((place) => withMarks(place, state));
      const isSame =
        places.length === stored.places.length && places.every((one, n) => one === stored.places[n]);
      return isSame ? stored : { ...stored, places };
    });
  });
}

export function withMarks(place: Place, state: MemberState): Place {
  const mark = markOf(place, "");
  const list = mark && listOf(mark);
  if (!list || !state.lists[list]) return place;
  const marked = shown(state, list);
  const isSame = marked.length === Object.keys(place.done).length && marked.every((id) => place.done[id]);
  if (isSame) return place;
  const now = new Date().toISOString();
  return { ...place, done: Object.fromEntries(marked.map((id) => [id, place.done[id] ?? now])) };
}

let isFollowing = false;

/** Somebody is signed in. What they read before that is theirs; what another member read here is not. */
export function openPlaces(member: string): void {
  if (!isFollowing) followMarks();
  isFollowing = true;
  changePlaces((stored) =>
    stored.member && stored.member !== member ? { member, places: [] } : { ...stored, member },
  );
  sendLessons();
  void fillPlaces();
}
