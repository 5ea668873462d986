import { compareDays, type Day } from "../../i18n/daily.ts";

/** The scheduled days before and after this one; the year is a ring, so 31 December leads on to 1 January. */
export function neighborsOf<Entry extends { day: Day }>(
  year: readonly Entry[],
  day: Day,
): { previous: Entry | null; next: Entry | null } {
  const others = year.filter((entry) => compareDays(entry.day, day) !== 0);
  const before = others.filter((entry) => compareDays(entry.day, day) < 0).at(-1);
  const after = others.find((entry) => compareDays(entry.day, day) > 0);
  return { previous: before ?? others.at(-1) ?? null, next: after ?? others[0] ?? null };
}
