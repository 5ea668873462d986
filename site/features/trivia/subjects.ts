import { cycleYear } from "../../../contracts/site.ts";
import { compareDays, type Day } from "../../i18n/daily.ts";

/**
 * Each subject once, in the order it first comes in the year. A quiz that comes round several times is entered at its
 * latest turn up to today.
 */
export function subjectsOf<Entry extends { day: Day; title: string }>(
  year: readonly Entry[],
  today: Day,
): Entry[] {
  const byTitle = new Map<string, Entry>();
  for (const entry of year) {
    const isPast = compareDays(entry.day, { ...today, year: cycleYear }) <= 0;
    if (isPast || !byTitle.has(entry.title)) byTitle.set(entry.title, entry);
  }
  return [...byTitle.values()];
}
