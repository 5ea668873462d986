import type { ContentItem } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import type { Day } from "../../i18n/daily.ts";
import { loadRelated } from "../catalog/load-cards.server.ts";
import { loadPassages } from "../passages/load-passages.server.ts";
import { loadBody } from "../reading/load-body.server.ts";

export async function loadPrayer(
  { content, scripture }: SiteServices,
  item: ContentItem,
  day: Day,
  locale: Locale,
) {
  const properties = pageProperties.parse(item.properties);
  const [parts, passages, related] = await Promise.all([
    loadBody(scripture, properties.contentBody, locale),
    loadPassages(scripture, properties.passages ?? [], locale),
    loadRelated(content, properties.related ?? [], locale),
  ]);
  const { title, summary, seoDescription, topic } = properties;
  return {
    id: item.id,
    day,
    title,
    summary: summary ?? "",
    description: seoDescription ?? summary ?? "",
    topic: topic?.name ?? null,
    parts,
    passages,
    related,
  };
}

export type PrayerView = Awaited<ReturnType<typeof loadPrayer>>;
