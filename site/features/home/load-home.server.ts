import { pageProperties } from "../../../contracts/content-properties.ts";
import { cycleYear, type Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { dailyDay, isoDay } from "../../i18n/daily.ts";
import { loadBody } from "../reading/load-body.server.ts";
import { loadVerse } from "../verses/find-verse.server.ts";

export interface HomeCard {
  id: string;
  path: string;
  title: string;
  summary: string;
  topic: string | null;
  minutes: number | null;
}

async function loadPrayer({ content, scripture, now }: SiteServices, locale: Locale) {
  const day = dailyDay(now());
  const { items } = await content.list({
    filter: ["contentType:prayer", `scheduledDate:${isoDay(day)},${isoDay({ ...day, year: cycleYear })}`],
    sort: ["scheduledDate:desc"],
    take: 1,
    locale,
  });
  const item = items[0];
  if (!item) return null;
  const { title, contentBody } = pageProperties.parse(item.properties);
  return { title, parts: await loadBody(scripture, contentBody, locale) };
}

async function loadCards({ content }: SiteServices, locale: Locale): Promise<HomeCard[]> {
  const { items } = await content.list({
    filter: ["contentType:article"],
    sort: ["createDate:desc"],
    take: 3,
    locale,
  });
  return items.map((item) => {
    const properties = pageProperties.parse(item.properties);
    return {
      id: item.id,
      path: item.route.path.replace(/\/$/, ""),
      title: properties.title,
      summary: properties.summary ?? "",
      topic: properties.topic?.name ?? null,
      minutes: properties.readingMinutes,
    };
  });
}

export async function loadHome(services: SiteServices, locale: Locale) {
  const [verse, prayer, cards] = await Promise.all([
    loadVerse(services, dailyDay(services.now()), locale),
    loadPrayer(services, locale),
    loadCards(services, locale),
  ]);
  return { verse: verse ?? null, prayer, cards };
}
