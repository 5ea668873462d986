import { markPath } from "../member-data/mark-calls.ts";
import { listOf, type Mark } from "../member-data/marks.ts";
import { write } from "../member-data/member-calls.ts";
import { localDate } from "../member-data/member-day.ts";
import { openMember } from "../member-data/member-session.ts";
import { changePlaces, type Place, readPlaces } from "./places.ts";

/** The mark of a completed lesson. What is checked in a guide are sections, on its own pages. */
export function markOf({ type, id }: Pick<Place, "type" | "id">, item: string): Mark | undefined {
  if (type === "studyGuideLesson") return undefined;
  return { kind: type === "growthPlanArticle" ? "lesson" : "reading", of: id, item };
}

/** What was completed here goes into the member's queue, on the day it was completed; the queue repeats and remembers. */
export function sendLessons(): void {
  const member = openMember();
  if (!member) return;
  const { places } = readPlaces();
  for (const place of places)
    for (const [lesson, on] of Object.entries(place.unsent)) {
      const mark = markOf(place, lesson);
      if (!mark) continue;
      const at = place.done[lesson];
      void write({
        method: on ? "POST" : "DELETE",
        path: markPath(mark),
        mark: { list: listOf(mark), item: lesson },
        ...(at ? { at, localDate: localDate(new Date(at)) } : {}),
      });
    }
  changePlaces((stored) => ({
    ...stored,
    member,
    places: stored.places.map((place) => ({ ...place, unsent: {} })),
  }));
}
