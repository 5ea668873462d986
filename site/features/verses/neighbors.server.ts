import { cycleYear, type Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { addDays, compareDays, type Day, dailyDay } from "../../i18n/daily.ts";
import { type DailyType, findDaily } from "./find-daily.server.ts";

/** The days before and after one that is shown; null before the calendar's first day and after today. */
export async function neighborsOf(
  { content, now }: Pick<SiteServices, "content" | "now">,
  type: DailyType,
  day: Day,
  locale: Locale,
) {
  const previous = addDays(day, -1);
  const hasPrevious = previous.year >= cycleYear || (await findDaily(content, type, previous, locale));
  return {
    previous: hasPrevious ? previous : null,
    next: compareDays(day, dailyDay(now())) < 0 ? addDays(day, 1) : null,
  };
}
