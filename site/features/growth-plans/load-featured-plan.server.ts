import { featuredGrowthPlanId } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import { type Card, cardOf } from "../catalog/load-cards.server.ts";

/** The featured growth plan has a fixed content id; without it the page simply has none. */
export async function loadFeaturedPlan(content: ContentClient, locale: Locale): Promise<Card | null> {
  const item = await content.item(featuredGrowthPlanId, { locale, expand: "properties[featuredImage]" });
  if (!item) return null;
  const { total } = await content.list({ fetch: `children:${item.id}`, take: 0, locale });
  return cardOf(item, pageProperties.parse(item.properties), { children: total });
}
