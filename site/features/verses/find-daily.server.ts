import type { ContentItem } from "../../../contracts/content.ts";
import { scheduledDays } from "../../../contracts/scheduled-days.ts";
import { cycleYear, type Locale, locales } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { SiteServices } from "../../context.ts";
import { type Day, dailyDay, isoDay } from "../../i18n/daily.ts";
import { shownDays } from "./shown-days.ts";

/** What a reader finds one of every day. */
export type DailyType = "verse" | "prayer" | "evening";

export const dailyFilter: Record<DailyType, string[]> = {
  verse: ["contentType:verse", "evening:n"],
  prayer: ["contentType:prayer"],
  evening: ["contentType:verse", "evening:y"],
};

/** The dates an item shown on this day may carry: the day itself and, once the yearly cycle has begun, its day of the cycle. */
export const scheduledOn = (day: Day): string[] =>
  day.year < cycleYear ? [isoDay(day)] : [isoDay(day), isoDay({ ...day, year: cycleYear })];

/** The item put on this very day, else the one the yearly cycle has for it; `ahead` for the download of a day to come. */
export async function findDaily(
  content: ContentClient,
  type: DailyType,
  day: Day,
  locale: Locale,
  ahead = false,
): Promise<ContentItem | undefined> {
  const dates = scheduledOn(day).join(",");
  const { items } = await content.list({
    filter: [...dailyFilter[type], `scheduledDate:${dates}`],
    sort: ["scheduledDate:desc"],
    take: 1,
    locale,
    ...(ahead && { ahead }),
  });
  return items[0];
}

async function findBySlug(content: ContentClient, type: DailyType, slug: string, locale: Locale) {
  for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
    const { items } = await content.list({
      filter: [...dailyFilter[type], `contentSlug:${slug}`],
      take: 1,
      locale: language,
    });
    if (items[0]) return items[0];
  }
  return undefined;
}

/** The most recent day on which the item with this slug was shown; the slug may be that of either language. */
export async function findDayOfSlug(
  { content, now }: Pick<SiteServices, "content" | "now">,
  type: DailyType,
  slug: string | undefined,
  locale: Locale,
): Promise<Day | undefined> {
  if (!slug || !/^[\p{L}\p{N}-]+$/u.test(slug)) return undefined;
  const item = await findBySlug(content, type, slug, locale);
  if (!item) return undefined;
  for (const day of shownDays(scheduledDays(item.properties), dailyDay(now()))) {
    if ((await findDaily(content, type, day, locale))?.id === item.id) return day;
  }
  return undefined;
}
