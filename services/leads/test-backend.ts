import { pino } from "pino";
import { leadTokenHeader } from "../../contracts/lead-fields.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { createSignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { createLeadsApp, type LeadsLimits, leadOfToken } from "./app.ts";
import { createConversions } from "./conversions.ts";
import { createImpressions, type PartnerReceipts } from "./impressions.ts";
import type { PartnerOffer } from "./offers.ts";
import { createShownOffers } from "./shown-offers.ts";
import { createLeadsStore } from "./store.ts";

const offersIn = (locale: Locale): PartnerOffer[] =>
  ["family-devotions", "translation-news", "mission-news"].map((id) => {
    const words = { "en-US": `${id}: I can unsubscribe.`, es: `${id}: Puedo cancelar.` }[locale];
    const partner = { "en-US": `Partner of ${id}`, es: `Socio de ${id}` }[locale];
    return { id, name: id, partner, title: words, description: words, wording: words, locale };
  });

/** The whole backend on a test database; calls to the consents service are recorded in lists. */
export async function createTestBackend(database: Database, clock: Clock) {
  const log = pino({ level: "silent" });
  const given: Parameters<PartnerReceipts["give"]>[2][number][] = [];
  const withdrawn: string[] = [];
  const receipts: PartnerReceipts = {
    give: async (_tx, _email, consent) => void given.push(...consent),
    withdraw: async (_tx, _email, partner) => void withdrawn.push(partner),
  };
  const store = await createLeadsStore({ database, clock });
  const tokens = await createSignedTokens(database, clock);
  const shownOffers = createShownOffers(tokens);
  const impressions = createImpressions({ database, clock, shownOffers, receipts });
  /** What is published; tests change it. */
  const published = { offersIn };
  /** Addresses of which a yes to marketing is on record; tests change it. */
  const agreed = new Set<string>();
  const appWith = (limits?: LeadsLimits) =>
    createLeadsApp({
      store,
      impressions,
      conversions: createConversions({
        database,
        clock,
        pricesOf: async (name) => (name === "ours" ? [29.99] : []),
      }),
      async conversionOwner(request) {
        const id = leadOfToken(tokens, request.headers.get(leadTokenHeader) ?? "");
        const lead = id === undefined ? undefined : await store.find(id);
        return lead && { email: lead.email, proven: false, marketing: agreed.has(lead.email) };
      },
      tokens,
      offers: async (locale) => published.offersIn(locale),
      shownOffers,
      product: "wellspring",
      emailOfRecipient: async (id) => (id === "known" ? "reader@example.com" : undefined),
      clock,
      log,
      ...(limits && { limits }),
    });
  return { store, tokens, given, withdrawn, published, agreed, appWith };
}
