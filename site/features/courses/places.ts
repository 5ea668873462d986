/** Where this browser's reader is in each course, newest first. Without React: the start script has it too. */
import { personalKeys } from "../../personal-storage.ts";

export interface Lesson {
  id: string;
  path: string;
  title: string;
  number: number;
}

/** As the page of a lesson says it in its markup. */
export interface ShownLesson {
  /** The content type of its lessons. */
  type: string;
  id: string;
  path: string;
  title: string;
  count: number;
  lesson: Lesson;
  next?: Lesson;
  /** What it takes to read it, where the page has only its beginning. */
  needs?: "account" | "premium";
}

export interface Place extends Omit<ShownLesson, "needs"> {
  /** The language of its words and paths. */
  locale: string;
  /** When it was last read, as ISO text. */
  at: string;
  /** The lesson that was completed last. */
  read?: Pick<Lesson, "path" | "title"> & { at: string };
  /** Completed lessons by id, with the time. */
  done: Record<string, string>;
  /** What the account does not have yet: completed, or no longer. */
  unsent: Record<string, boolean>;
}

interface Stored {
  /** Whose they are; nobody's before a sign-in. */
  member?: string;
  places: readonly Place[];
}

const maxPlaces = 24;
/** The event of a change has its name. */
export const placesKey = personalKeys.coursePlaces;

const isPath = (path: unknown) => typeof path === "string" && /^\/[\w-]+\/[\w-]/.test(path);
const isLesson = (lesson: Lesson | undefined) => isPath(lesson?.path) && typeof lesson?.title === "string";

/** Only what we wrote ourselves is followed. */
const isPlace = (place: Place) =>
  isPath(place.path) &&
  isLesson(place.lesson) &&
  (place.next === undefined || isLesson(place.next)) &&
  typeof place.at === "string" &&
  typeof place.done === "object" &&
  typeof place.unsent === "object";

export function parsePlaces(text: string | null): Stored {
  try {
    const stored = JSON.parse(text ?? "null") as Stored;
    return { ...stored, places: stored.places.filter(isPlace) };
  } catch {
    return { places: [] };
  }
}

export function storedPlaces(): string | null {
  try {
    return localStorage.getItem(placesKey);
  } catch {
    return null;
  }
}

export const readPlaces = (): Stored => parsePlaces(storedPlaces());

/** Storage first, since another tab may have written it. Where it is forbidden nothing is remembered. */
export function changePlaces(step: (stored: Stored) => Stored): void {
  const before = readPlaces();
  const after = step(before);
  if (after === before) return;
  const places = after.places.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, maxPlaces);
  try {
    localStorage.setItem(placesKey, JSON.stringify({ ...after, places }));
    dispatchEvent(new Event(placesKey));
  } catch {}
}

export const changePlace = (id: string, step: (place: Place) => Place): void =>
  changePlaces((stored) =>
    stored.places.some((place) => place.id === id)
      ? { ...stored, places: stored.places.map((place) => (place.id === id ? step(place) : place)) }
      : stored,
  );

/** Opening an earlier lesson again leaves the place where it was. */
export function noted(places: readonly Place[], shown: ShownLesson, locale: string, at: string): Place[] {
  const { needs: _, ...course } = shown;
  const known = places.find(({ id }) => id === shown.id);
  const isAhead =
    !known ||
    known.locale !== locale ||
    known.done[shown.lesson.id] === undefined ||
    shown.lesson.number >= known.lesson.number;
  const place = isAhead ? { done: {}, unsent: {}, ...known, ...course, locale, at } : { ...known, at };
  // The last lesson has none after it.
  if (isAhead && !course.next) delete place.next;
  return [place, ...places.filter(({ id }) => id !== shown.id)];
}

/** Where it goes on; where that is not known, the page of the course, which knows it. None once all is done. */
export function nextIn({
  lesson,
  next,
  done,
  path,
  title,
  count,
}: Pick<Place, "lesson" | "next" | "done" | "path" | "title" | "count">):
  | { path: string; title: string; number?: number }
  | undefined {
  if (Object.keys(done).length >= count) return undefined;
  if (!done[lesson.id]) return lesson;
  return next && !done[next.id] ? next : { path, title };
}
