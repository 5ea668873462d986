import type { Impression, PendingImpression } from "../../contracts/lead-fields.ts";
import type { RecordedImpression } from "../../contracts/leads.ts";
import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq } from "../../platform/database/drizzle.ts";
import { impressions, pendingImpressions } from "./schema.ts";
import type { ShownOffers } from "./shown-offers.ts";
import type { StoredLead } from "./store.ts";

interface PartnerConsent {
  partner: string;
  wording: string;
  locale: Locale;
  source: string;
  rsid: string | null;
}

/** Stores or withdraws the consents behind accepted offers, in the impressions' own transaction. */
export interface PartnerReceipts {
  /** Those of one answer at once: their owner confirms them by one e-mail. */
  give(tx: Transaction, email: string, given: readonly PartnerConsent[]): Promise<void>;
  withdraw(tx: Transaction, email: string, partner: string, rsid: string | null): Promise<void>;
}

interface ImpressionsOptions {
  database: Database;
  clock: Clock;
  shownOffers: Pick<ShownOffers, "read">;
  receipts: PartnerReceipts;
}

export type Impressions = ReturnType<typeof createImpressions>;

export const leadLocale = (locale: string | null): Locale =>
  locales.find((one) => one === locale) ?? defaultLocale;

export function createImpressions({ database, clock, shownOffers, receipts }: ImpressionsOptions) {
  const { db } = database;

  /** The wording is the server's, never the caller's: a receipt proves what was really shown. */
  async function storeReceipts(tx: Transaction, lead: StoredLead, given: readonly Impression[]) {
    const accepted = new Map<string, PartnerConsent>();
    for (const { offerId, accepted: isAccepted, rsid = null, ...one } of given) {
      const shown = shownOffers.read(one.shown, lead.id, offerId);
      if (!shown) continue;
      if (isAccepted) accepted.set(offerId, { ...shown, source: `co-registration: ${offerId}`, rsid });
      else {
        accepted.delete(offerId);
        await receipts.withdraw(tx, lead.email, shown.partner, rsid);
      }
    }
    if (accepted.size > 0) await receipts.give(tx, lead.email, [...accepted.values()]);
  }

  return {
    /** What each offer was answered with; in one visit the last answer counts. */
    record: (lead: StoredLead, given: readonly Impression[]): Promise<RecordedImpression[]> =>
      database.transaction(async (tx) => {
        const recorded: RecordedImpression[] = [];
        for (const one of given) {
          const { offerId, accepted, rsid = "", parameters = null, pendingImpressionId = null } = one;
          const [row] = await tx
            .insert(impressions)
            .values({
              leadId: lead.id,
              offerId,
              accepted,
              rsid,
              parameters,
              pendingImpressionId,
              createdAt: clock.now(),
            })
            .onConflictDoUpdate({
              target: [impressions.leadId, impressions.offerId, impressions.rsid],
              set: { accepted },
            })
            .returning({ id: impressions.id });
          if (!row) throw new Error("The impressions table answered an insert with no row.");
          recorded.push({ id: row.id, offerId, accepted });
        }
        await storeReceipts(tx, lead, given);
        return recorded;
      }),
    /** The offers that the lead has accepted. */
    async acceptedBy(leadId: number): Promise<Set<string>> {
      const rows = await db
        .select({ offerId: impressions.offerId })
        .from(impressions)
        .where(and(eq(impressions.leadId, leadId), eq(impressions.accepted, true)));
      return new Set(rows.map(({ offerId }) => offerId));
    },
    async addPending(offerId: string, pending: PendingImpression): Promise<void> {
      await db
        .insert(pendingImpressions)
        .values({ ...pending, offerId, createdAt: clock.now() })
        .onConflictDoNothing();
    },
  };
}
