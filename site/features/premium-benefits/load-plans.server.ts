import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { type Offer, parseOffer } from "../offers/offer.ts";

/** As it is sold today; undefined when it is not. */
export async function loadOffer(
  { content, now }: SiteServices,
  locale: Locale,
  slug: string,
): Promise<Offer | undefined> {
  const { items } = await content.list({
    filter: ["contentType:subscriptionOffer", "platform:Stripe", "isActive:y"],
    take: 100,
    locale,
  });
  return items.flatMap((item) => parseOffer(item, now()) ?? []).find((offer) => offer.slug === slug);
}
