import { cycleYear } from "../../../contracts/site.ts";
import { compareDays, type Day, parseDay } from "../../i18n/daily.ts";

/** Years back in which every day of the calendar, 29 February too, has come round twice. */
const yearsBack = 16;
const maxTurns = 2;

/**
 * The days up to today on which an item with these scheduled dates may have been shown, newest first. A day of the
 * cycle comes round every year; two years are enough to skip one that another item has taken.
 */
export function shownDays(scheduledDates: readonly string[], today: Day): Day[] {
  const days = scheduledDates.flatMap((date) => {
    const [year, month, day] = date.slice(0, 10).split("-");
    const exact = parseDay(year, month, day);
    if (!exact) return [];
    if (exact.year !== cycleYear) return compareDays(exact, today) <= 0 ? [exact] : [];
    return Array.from({ length: yearsBack }, (_, back) => parseDay(String(today.year - back), month, day))
      .filter((found) => found !== undefined)
      .filter((found) => found.year >= cycleYear)
      .filter((found) => compareDays(found, today) <= 0)
      .slice(0, maxTurns);
  });
  return days.sort((a, b) => compareDays(b, a));
}
