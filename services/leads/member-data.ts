import type { Database } from "../../platform/database/database.ts";
import { eq, or, sql } from "../../platform/database/drizzle.ts";
import { normaliseEmail } from "../../platform/email-address.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { conversions, impressions, leads, pendingImpressions, sessions } from "./schema.ts";

/** A lead belongs to an address; with it go its visits and what it was shown and answered. Conversions name the address or the member. */
export function createLeadsData({ db }: Database): MemberData {
  const addressOf = (email: string) => normaliseEmail(email) ?? "";
  const find = async (email: string) => {
    const [lead] = await db
      .select()
      .from(leads)
      .where(eq(leads.email, addressOf(email)));
    return lead;
  };
  const theirs = ({ email, subject }: { email: string; subject: string }) =>
    or(
      eq(sql`lower(trim(${conversions.event} ->> 'userEmail'))`, addressOf(email)),
      eq(sql`${conversions.event} ->> 'userId'`, subject),
    );
  return {
    name: "leads",
    async collect(member) {
      const lead = await find(member.email);
      const told = await db.select().from(conversions).where(theirs(member));
      if (!lead && told.length === 0) return null;
      const id = lead?.id ?? 0;
      return {
        lead: lead ?? null,
        // Where a visit came from is kept as a hash that only we can compare.
        visits: await db
          .select({ rsid: sessions.rsid, boundAt: sessions.boundAt })
          .from(sessions)
          .where(eq(sessions.leadId, id)),
        shown: await db.select().from(pendingImpressions).where(eq(pendingImpressions.leadId, id)),
        impressions: await db.select().from(impressions).where(eq(impressions.leadId, id)),
        conversions: told,
      };
    },
    async erase(member) {
      await db.delete(conversions).where(theirs(member));
      const lead = await find(member.email);
      if (!lead) return;
      await db.delete(pendingImpressions).where(eq(pendingImpressions.leadId, lead.id));
      await db.delete(leads).where(eq(leads.id, lead.id));
    },
  };
}
