import * as z from "zod/mini";
import type { TermLength } from "../../contracts/checkout.ts";
import type { ContentList } from "../../contracts/content.ts";
import { readTermLength } from "./terms.ts";

/** The one call the checkout makes of the content service. */
export interface OfferSource {
  list(query: { filter: readonly string[]; take: number }): Promise<ContentList>;
}

export interface OfferTerm {
  id: string;
  termLength: TermLength;
  /** In cents. */
  amount: number;
  trialDays: number;
}

export interface Offer {
  id: string;
  slug: string;
  terms: OfferTerm[];
}

const filter = ["contentType:subscriptionOffer", "platform:Stripe", "isActive:y"];
const take = 100;

const price = z.union([z.number(), z.string()]);
const offerProperties = z.object({
  offerSlug: z._default(z.nullable(z.string()), null),
  offerTerms: z.object({
    items: z.array(
      z.object({
        content: z.object({
          id: z.string(),
          properties: z.object({
            termLength: z.string(),
            displayPrice: price,
            trialDays: z._default(z.nullable(price), null),
          }),
        }),
      }),
    ),
  }),
});

/** 39.99, "39.99" and "$39.99" are all 3999 cents. */
function cents(written: number | string): number | undefined {
  const amount = Number(String(written).replace(/[$,\s]/g, ""));
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount * 100) : undefined;
}

/** What is for sale, by the content alone. A term that cannot be sold is left out. */
export async function readOffers(content: OfferSource): Promise<Offer[]> {
  const { items } = await content.list({ filter, take });
  return items.flatMap((item) => {
    const parsed = z.safeParse(offerProperties, item.properties);
    if (!parsed.success) return [];
    const terms = parsed.data.offerTerms.items.flatMap(({ content: { id, properties } }) => {
      const termLength = readTermLength(properties.termLength);
      const amount = cents(properties.displayPrice);
      const trialDays = Math.max(0, Math.trunc(Number(properties.trialDays ?? 0)) || 0);
      return termLength && amount ? [{ id, termLength, amount, trialDays }] : [];
    });
    return [{ id: item.id, slug: parsed.data.offerSlug ?? item.name, terms }];
  });
}
