import type { OfferTerm } from "./offer.ts";

/** Annual to begin with, or the first there is; an unknown selection is ignored. */
export function selectTerm(
  terms: readonly OfferTerm[],
  wanted?: string,
  current?: OfferTerm,
): OfferTerm | undefined {
  return (
    terms.find(({ id }) => id === wanted) ??
    current ??
    terms.find(({ length }) => length === "Annual") ??
    terms[0]
  );
}
