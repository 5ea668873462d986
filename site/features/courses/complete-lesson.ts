import { identityStore } from "../identity/identity-store.ts";
import { changePlace, type Place } from "./places.ts";

interface CourseLesson {
  /** Ids of the content. */
  course: string;
  lesson: string;
}

export function completed(place: Place, lesson: string, at: string): Place {
  if (place.done[lesson]) return place;
  const { path, title } = place.lesson;
  return {
    ...place,
    at,
    done: { ...place.done, [lesson]: at },
    unsent: { ...place.unsent, [lesson]: true },
    ...(place.lesson.id === lesson ? { read: { path, title, at } } : {}),
  };
}

export function reopened(place: Place, lesson: string): Place {
  const { [lesson]: _, ...done } = place.done;
  const { read, ...rest } = { ...place, done, unsent: { ...place.unsent, [lesson]: false } };
  return read && place.lesson.id !== lesson ? { ...rest, read } : rest;
}

/** The account gets it when there is one; without it the browser remembers, until a sign-in. */
async function send(): Promise<void> {
  if (identityStore.getState().person) (await import("./send-lessons.ts")).sendLessons();
}

/** A lesson whose page was shown in this browser was read: a day of a devotional, an article of a channel, a plan's lesson. */
export function completeLesson({ course, lesson }: CourseLesson): Promise<void> {
  changePlace(course, (place) => completed(place, lesson, new Date().toISOString()));
  return send();
}

/** Takes it back. */
export function reopenLesson({ course, lesson }: CourseLesson): Promise<void> {
  changePlace(course, (place) => reopened(place, lesson));
  return send();
}

/** Nothing of it is read any more, and the reader is at its beginning. */
export function beginAgain(course: string): Promise<void> {
  changePlace(course, ({ read: _, ...place }) => ({
    ...place,
    done: {},
    unsent: Object.fromEntries(Object.keys(place.done).map((lesson) => [lesson, false])),
  }));
  return send();
}
