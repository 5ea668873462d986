import type { Offer } from "./offer.ts";

/** The offer that the benefits page speaks of. */
export const standardOffer = "standard_premium_offer";

export const offerIndexKey = "offer-index";

/** Those that may be chosen by chance come first; the order within is the editor's. */
export const sortOffers = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort((a, b) => Number(b.allowAutoSelection) - Number(a.allowAutoSelection));

function indexForVisit(count: number, random: () => number): number {
  try {
    const saved = Number(sessionStorage.getItem(offerIndexKey) ?? Number.NaN);
    if (Number.isInteger(saved) && saved >= 0 && saved < count) return saved;
    const chosen = Math.floor(random() * count);
    sessionStorage.setItem(offerIndexKey, String(chosen));
    return chosen;
  } catch {
    return 0;
  }
}

/** By slug when given and found; otherwise at random among those that allow it, the same one for the whole visit. */
export function chooseOffer(
  offers: readonly Offer[],
  slug?: string,
  random: () => number = Math.random,
): Offer | undefined {
  const named = slug === undefined ? undefined : offers.find((offer) => offer.slug === slug);
  if (named) return named;
  const chosen = offers.filter((offer) => offer.allowAutoSelection);
  return chosen.length > 0 ? chosen[indexForVisit(chosen.length, random)] : undefined;
}
