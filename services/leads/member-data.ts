import type { Database } from "../../platform/database/database.ts";
import { eq, or, sql } from "../../platform/database/drizzle.ts";
import { normaliseEmail } from "../../platform/email-address.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { conversions, impressions, leads } from "./schema.ts";

/** A lead belongs to an address; with it go its visits and impressions. Conversions name the address or the member. */
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
      return {
        lead: lead ?? null,
        impressions: lead ? await db.select().from(impressions).where(eq(impressions.leadId, lead.id)) : [],
        conversions: told,
      };
    },
    async erase(member) {
      await db.delete(conversions).where(theirs(member));
      const lead = await find(member.email);
      if (lead) await db.delete(leads).where(eq(leads.id, lead.id));
    },
  };
}
