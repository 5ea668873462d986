import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteNow } from "../../site-time.ts";
import { sortOffers } from "./choose-offer.ts";
import { type Offer, offerList, parseOffer } from "./offer.ts";

async function fetchOffers(): Promise<Offer[]> {
  const query = new URLSearchParams({ take: "100", locale: getLocale() });
  for (const filter of ["contentType:subscriptionOffer", "platform:Stripe", "isActive:y"])
    query.append("filter", filter);
  const answer = await fetch(`/umbraco/delivery/api/v2/content?${query}`, {
    headers: { "accept-language": getLocale() },
  });
  if (!answer.ok) throw new Error(`The content service answered ${answer.status}.`);
  const { items } = offerList.parse(await answer.json());
  const now = new Date(await siteNow());
  return sortOffers(items.flatMap((item) => parseOffer(item, now) ?? []));
}

let loading: Promise<Offer[]> | undefined;

/** Fetched once a page; a failure is logged, and the next call tries again. */
export function loadOffers(): Promise<Offer[]> {
  loading ??= fetchOffers().catch((error: unknown) => {
    console.warn("The offers could not be loaded.", error);
    loading = undefined;
    return [];
  });
  return loading;
}
