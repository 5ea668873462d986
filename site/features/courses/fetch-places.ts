import { getLocale } from "../../i18n/paraglide/runtime.js";
import { fetchCards } from "../cards/fetch-cards.ts";
import type { CardRows } from "../cards/load-card-rows.server.ts";
import type { Lesson, Place } from "./places.ts";

type CourseCard = CardRows["courses"][number];

/** What is known of a course besides its words: how far its reader has come, and when. */
export type Progress = Pick<Place, "id" | "at" | "done"> & Partial<Pick<Place, "unsent">>;

/** The place of a reader who has completed these lessons: the first that is left. Undefined for a course without lessons. */
export function placeIn(
  { id, type, title, path, lessons }: CourseCard,
  progress: Progress,
  locale: string,
): Place | undefined {
  const numbered = lessons.map((lesson, index): Lesson => ({ ...lesson, number: index + 1 }));
  // Marks of lessons that it no longer has do not count.
  const done = Object.fromEntries(
    Object.entries(progress.done).filter(([lesson]) => numbered.some((one) => one.id === lesson)),
  );
  const lesson = numbered.find((one) => !done[one.id]) ?? numbered.at(-1);
  if (!lesson) return undefined;
  const next = numbered[lesson.number];
  const latest = numbered
    .filter((one) => done[one.id])
    .reduce<Lesson | undefined>((a, b) => (a && done[a.id]! >= done[b.id]! ? a : b), undefined);
  return {
    id,
    type,
    title,
    path,
    locale,
    count: lessons.length,
    lesson,
    ...(next ? { next } : {}),
    ...(latest ? { read: { path: latest.path, title: latest.title, at: done[latest.id]! } } : {}),
    at: progress.at,
    done,
    unsent: progress.unsent ?? {},
  };
}

/** The same courses in the words and paths of this page's language; undefined when they could not be fetched. */
export async function fetchPlaces(of: readonly Progress[]): Promise<Place[] | undefined> {
  if (of.length === 0) return [];
  const rows = await fetchCards({ courses: of.map(({ id }) => id) });
  return rows?.courses.flatMap((course) => {
    const progress = of.find(({ id }) => id === course.id);
    return (progress && placeIn(course, progress, getLocale())) ?? [];
  });
}
