import * as z from "zod";
import type { ContentItem } from "../../contracts/content.ts";
import type { CoregOffer } from "../../contracts/lead-fields.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Log } from "../../platform/log.ts";

/** What a partner offers, in one language and with nothing left out. */
export type PartnerOffer = { [Name in Exclude<keyof CoregOffer, "shown">]-?: NonNullable<CoregOffer[Name]> };
/** Those offered to readers of a language, in the editors' order. */
export type OffersIn = (locale: Locale) => Promise<readonly PartnerOffer[]>;

interface PartnerOffersOptions {
  content: {
    list(query: {
      filter: string;
      sort: string;
      take: number;
      locale: Locale;
    }): Promise<{ items: ContentItem[] }>;
  };
  log: Pick<Log, "warn">;
  /** Where no partner is published. */
  samples?: (locale: Locale) => PartnerOffer[];
}

const properties = z.object({
  offerId: z.string(),
  title: z.string(),
  partnerName: z.string(),
  description: z.string(),
  wording: z.string(),
});
/** More than anybody is shown. */
const most = 50;

/** The partners' offers that are published as content. */
export function createPartnerOffers({ content, log, samples }: PartnerOffersOptions): OffersIn {
  return async (locale) => {
    try {
      const query = { filter: "contentType:partner", sort: "sortOrder:asc", take: most, locale };
      const { items } = await content.list(query);
      const offers = items.flatMap((item) => {
        const read = properties.safeParse(item.properties);
        if (!read.success) return [];
        const { offerId: id, title, partnerName: partner, ...words } = read.data;
        return [{ id, name: title, title, partner, ...words, locale }];
      });
      return offers.length > 0 ? offers : (samples?.(locale) ?? []);
    } catch (error) {
      log.warn({ err: error }, "the partners' offers could not be read; none is shown");
      return [];
    }
  };
}
