import { readPlace, storedPlace } from "../bible/saved-place.ts";
import { nextIn, type Place, readPlaces } from "./places.ts";

/** One thing to go on with: a course, or the Bible. */
export interface LeftOff {
  id: string;
  /** When it was last read; places of the Bible from before this was stored have none. */
  at: string;
  path: string;
  place?: Place;
  /** Of the lesson or chapter. */
  title: string;
  number?: number;
}

/** Newest first; what is finished, or in another language, is not among them. */
export function whereLeftOff(places = readPlaces().places, lang = document.documentElement.lang): LeftOff[] {
  const courses = places.flatMap((place): LeftOff[] => {
    const next = place.locale === lang ? nextIn(place) : undefined;
    return next ? [{ ...next, id: place.id, at: place.at, place }] : [];
  });
  const chapter = readPlace(storedPlace());
  const bible: LeftOff[] = chapter
    ? [{ id: "bible", at: chapter.at ?? "", path: chapter.path, title: chapter.reference }]
    : [];
  return [...courses, ...bible].toSorted((a, b) => b.at.localeCompare(a.at));
}
