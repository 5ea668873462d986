import * as z from "zod";
import type { TermLength } from "../../contracts/checkout.ts";
import type { ContentList } from "../../contracts/content.ts";
import { isDealRunning, priceToday } from "../../contracts/deals.ts";
import { readTermLength } from "./terms.ts";

/** The one call the checkout makes of the content service. */
export interface OfferSource {
  list(query: { filter: readonly string[]; take: number }): Promise<ContentList>;
}

export interface OfferTerm {
  id: string;
  termLength: TermLength;
  /** In cents, as it is sold today. */
  amount: number;
  /** What it costs when no limited-time deal runs. */
  regularAmount: number;
  trialDays: number;
}

interface Offer {
  id: string;
  slug: string;
  terms: OfferTerm[];
}

const filter = ["contentType:subscriptionOffer", "platform:Stripe", "isActive:y"];
const take = 100;

const price = z.union([z.number(), z.string()]);
const offerProperties = z.object({
  offerSlug: z.string().nullable().default(null),
  limitedTimeDeal: z.boolean().nullable().default(null),
  dealEnds: z.string().nullable().default(null),
  offerTerms: z.object({
    items: z.array(
      z.object({
        content: z.object({
          id: z.string(),
          properties: z.object({
            termLength: z.string(),
            displayPrice: price,
            regularPrice: price.nullable().default(null),
            trialDays: price.nullable().default(null),
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
export async function readOffers(content: OfferSource, now: Date): Promise<Offer[]> {
  const { items } = await content.list({ filter, take });
  return items.flatMap((item) => {
    const parsed = z.safeParse(offerProperties, item.properties);
    if (!parsed.success) return [];
    const terms = parsed.data.offerTerms.items.flatMap(({ content: { id, properties } }) => {
      const termLength = readTermLength(properties.termLength);
      const display = cents(properties.displayPrice);
      const regular = properties.regularPrice === null ? undefined : cents(properties.regularPrice);
      const amount = display && priceToday(display, regular, isDealRunning(parsed.data, now));
      const trialDays = Math.max(0, Math.trunc(Number(properties.trialDays ?? 0)) || 0);
      return termLength && amount
        ? [{ id, termLength, amount, regularAmount: regular ?? amount, trialDays }]
        : [];
    });
    return [{ id: item.id, slug: parsed.data.offerSlug ?? item.name, terms }];
  });
}
