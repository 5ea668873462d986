import type { Impression, PendingImpression } from "../../contracts/lead-fields.ts";
import type { RecordedImpression } from "../../contracts/leads.ts";
import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq } from "../../platform/database/drizzle.ts";
import { impressions, pendingImpressions } from "./schema.ts";
import type { ShownOffers } from "./shown-offers.ts";
import type { StoredLead } from "./store.ts";

/** Stores or withdraws the consent behind an accepted offer, in the impression's own transaction. */
export interface PartnerReceipts {
  give(
    tx: Transaction,
    email: string,
    given: { partner: string; wording: string; locale: Locale; source: string; rsid: string | null },
  ): Promise<void>;
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

  async function storeReceipt(tx: Transaction, lead: StoredLead, given: Impression): Promise<void> {
    // The wording is the server's, never the caller's: a receipt proves what was really shown.
    const shown = shownOffers.read(given.shown, lead.id, given.offerId);
    if (!shown) return;
    const { partner, wording, locale } = shown;
    const rsid = given.rsid ?? null;
    if (given.accepted) {
      const source = `co-registration: ${given.offerId}`;
      await receipts.give(tx, lead.email, { partner, wording, locale, source, rsid });
    } else await receipts.withdraw(tx, lead.email, partner, rsid);
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
          await storeReceipt(tx, lead, one);
          recorded.push({ id: row.id, offerId, accepted });
        }
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
