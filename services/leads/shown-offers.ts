import * as z from "zod";
import { type Locale, locales } from "../../contracts/site.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { PartnerOffer } from "./offers.ts";

/** The words of a consent as one lead was shown them. */
export interface ShownWords {
  partner: string;
  wording: string;
  locale: Locale;
}

const purpose = "coreg-offer";
const lifeMs = 90 * 86_400_000;
const shown = z.tuple([z.number(), z.string(), z.enum(locales), z.string(), z.string()]);

/**
 * An offer's words may be changed while somebody reads them. What was shown goes to the browser, signed, and comes back
 * with the answer, so that a receipt has those words and no others.
 */
export function createShownOffers(tokens: SignedTokens) {
  return {
    sign: (leadId: number, { id, locale, partner, wording }: PartnerOffer): string =>
      tokens.issue(purpose, JSON.stringify([leadId, id, locale, partner, wording]), lifeMs),
    /** Undefined unless this lead was shown this offer. */
    read(token: string | undefined, leadId: number, offerId: string): ShownWords | undefined {
      const found = tokens.read(purpose, token ?? "");
      if (typeof found === "string") return undefined;
      const [lead, offer, locale, partner, wording] = shown.parse(JSON.parse(found.id));
      return lead === leadId && offer === offerId ? { locale, partner, wording } : undefined;
    },
  };
}

export type ShownOffers = ReturnType<typeof createShownOffers>;
