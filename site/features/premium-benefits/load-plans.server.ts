import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { parseOffer } from "../offers/offer.ts";

/** The offer that the benefits page speaks of. */
export const standardOffer = "standard_premium_offer";

/** Its plans as they are sold today; empty when nothing is. */
export async function loadPlans({ content }: SiteServices, locale: Locale) {
  const { items } = await content.list({
    filter: ["contentType:subscriptionOffer", "platform:Stripe", "isActive:y"],
    take: 100,
    locale,
  });
  return (
    items.flatMap((item) => parseOffer(item) ?? []).find(({ slug }) => slug === standardOffer)?.terms ?? []
  );
}
