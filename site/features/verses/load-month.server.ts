import { cycleYear, type Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { addDays, compareDays, type Day, dailyDay } from "../../i18n/daily.ts";
import type { DailyType } from "./find-daily.server.ts";
import { listDays } from "./list-days.server.ts";

/** The days of the month that have come, newest first, each with the item it shows. */
export async function loadMonth(
  { content, now }: SiteServices,
  type: DailyType,
  { year, month }: Pick<Day, "year" | "month">,
  locale: Locale,
) {
  const today = dailyDay(now());
  const days: Day[] = [];
  for (
    let day: Day = { year, month, day: 1 };
    day.month === month && compareDays(day, today) <= 0;
    day = addDays(day, 1)
  )
    days.push(day);
  const entries = await listDays(content, type, days, locale);
  const first = { year, month, day: 1 };
  const before = addDays(first, -1);
  const after = addDays(first, 32);
  const next = { ...after, day: 1 };
  return {
    month: first,
    entries: entries.reverse(),
    // Days come round for ever; the way back through the months ends where the cycle begins.
    previous: before.year >= cycleYear ? { ...before, day: 1 } : null,
    next: compareDays(next, today) <= 0 ? next : null,
  };
}

export type MonthView = Awaited<ReturnType<typeof loadMonth>>;
