import * as z from "zod/mini";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { Day } from "../../i18n/daily.ts";
import { type DailyType, dailyFilter, schedule, scheduledOn } from "./find-daily.server.ts";

const listed = z.extend(schedule, {
  passageReference: z._default(z.nullable(z.string()), null),
});

export interface DayEntry {
  day: Day;
  title: string;
  reference: string | null;
}

/** Of these days those that have an item, each with the one it shows: its own, else the yearly cycle's. */
export async function listDays(
  content: ContentClient,
  type: DailyType,
  days: Day[],
  locale: Locale,
): Promise<DayEntry[]> {
  const { items } = await content.list({
    filter: [...dailyFilter[type], `scheduledDate:${[...new Set(days.flatMap(scheduledOn))].join(",")}`],
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
  return days.flatMap((day) => {
    const found = scheduledOn(day)
      .map((date) => byDate.get(date))
      .find(Boolean);
    return found ? [{ day, ...found }] : [];
  });
}
