import * as z from "zod/mini";
import type { ContentItem } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { loadRelated } from "../catalog/load-cards.server.ts";
import { loadPassages } from "../passages/load-passages.server.ts";
import { loadBody } from "../reading/load-body.server.ts";

const prayerProperties = z.extend(pageProperties, {
  eveningPrayer: z._default(z.nullable(z.string()), null),
});

export async function loadPrayer({ content, scripture }: SiteServices, item: ContentItem, locale: Locale) {
  const properties = prayerProperties.parse(item.properties);
  const [parts, passages, related] = await Promise.all([
    loadBody(scripture, properties.contentBody, locale),
    loadPassages(scripture, properties.passages ?? [], locale),
    loadRelated(content, properties.related ?? [], locale),
  ]);
  const { title, summary, seoDescription, topic, eveningPrayer } = properties;
  return {
    id: item.id,
    title,
    summary: summary ?? "",
    description: seoDescription ?? summary ?? "",
    topic: topic?.name ?? null,
    parts,
    evening: eveningPrayer?.split(/\n\s*\n/) ?? [],
    passages,
    related,
  };
}

export type PrayerView = Awaited<ReturnType<typeof loadPrayer>>;
