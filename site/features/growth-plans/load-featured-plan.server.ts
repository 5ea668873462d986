import { featuredGrowthPlanId } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import { type Card, cardFields, cardOf } from "../catalog/load-cards.server.ts";

/** More plans than a library has. */
const allPlans = 100;

/** The plan that an editor has marked, else the one whose id is fixed; without it the page simply has none. */
export async function loadFeaturedPlan(content: ContentClient, locale: Locale): Promise<Card | null> {
  const { items } = await content.list({
    filter: ["contentType:growthPlan"],
    fields: "properties[featured]",
    take: allPlans,
    locale,
  });
  const marked = items.find(({ properties }) => properties.featured === true);
  const item = await content.item(marked?.id ?? featuredGrowthPlanId, { locale, fields: cardFields });
  if (!item) return null;
  const { total } = await content.list({ fetch: `children:${item.id}`, take: 0, locale });
  return cardOf(item, pageProperties.parse(item.properties), { children: total });
}
