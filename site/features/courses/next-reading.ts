import { readPlace, storedPlace } from "../bible/saved-place.ts";
import { localDate } from "../member-data/member-day.ts";
import { nextIn, readPlaces } from "./places.ts";

/**
 * What this reader reads today: the next lesson of the course that was read last, all day long the one that was read today;
 * else the Bible chapter after the last one. Paths have no language prefix.
 */
export function nextReading(today = localDate()): { path: string; title: string } | undefined {
  const { lang } = document.documentElement;
  for (const place of readPlaces().places) {
    // In another language it has other words and paths.
    if (place.locale !== lang) continue;
    const isToday = place.read && localDate(new Date(place.read.at)) === today;
    const found = isToday ? place.read : nextIn(place);
    if (found) return { path: found.path, title: found.title };
  }
  const chapter = readPlace(storedPlace());
  const { path, reference } = chapter?.next ?? chapter ?? {};
  return path && reference ? { path, title: reference } : undefined;
}
