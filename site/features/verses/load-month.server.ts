import * as z from "zod/mini";
import { cycleYear, type Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { addDays, compareDays, type Day, dailyDay, isoDay } from "../../i18n/daily.ts";
import { type DailyType, dailyFilter, schedule } from "./find-daily.server.ts";

const listed = z.extend(schedule, {
  passageReference: z._default(z.nullable(z.string()), null),
});

interface DayEntry {
  day: Day;
  title: string;
  reference: string | null;
}

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
  const inCycle = (day: Day) => isoDay({ ...day, year: cycleYear });
  const { items } = await content.list({
    filter: [
      ...dailyFilter[type],
      `scheduledDate:${[...new Set(days.flatMap((day) => [isoDay(day), inCycle(day)]))].join(",")}`,
    ],
    fields: "properties[passageReference,scheduledDates]",
    take: 100,
    locale,
  });
  const byDate = new Map(
    items.flatMap((item) => {
      const { scheduledDates, passageReference } = listed.parse(item.properties);
      return (scheduledDates ?? []).map((date) => [
        date.slice(0, 10),
        { title: item.name, reference: passageReference },
      ]);
    }),
  );
  const entries = days.flatMap((day): DayEntry[] => {
    const found = byDate.get(isoDay(day)) ?? byDate.get(inCycle(day));
    return found ? [{ day, ...found }] : [];
  });
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
