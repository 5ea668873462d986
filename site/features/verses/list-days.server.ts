import * as z from "zod/mini";
import { scheduledDays, scheduledFields } from "../../../contracts/scheduled-days.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { Day } from "../../i18n/daily.ts";
import { type DailyType, dailyFilter, scheduledOn } from "./find-daily.server.ts";

const listed = z.object({
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
    fields: `properties[passageReference,${scheduledFields}]`,
    take: 100,
    locale,
  });
  const byDate = new Map(
    items.flatMap((item) => {
      const { passageReference } = listed.parse(item.properties);
      return scheduledDays(item.properties).map((date) => [
        date,
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
