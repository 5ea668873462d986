import type { Database } from "../../platform/database/database.ts";
import { eq } from "../../platform/database/drizzle.ts";
import { normaliseEmail } from "../../platform/email-address.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { impressions, leads } from "./schema.ts";

/** A lead belongs to an address; with it go its visits and impressions. */
export function createLeadsData({ db }: Database): MemberData {
  const find = async (email: string) => {
    const [lead] = await db
      .select()
      .from(leads)
      .where(eq(leads.email, normaliseEmail(email) ?? ""));
    return lead;
  };
  return {
    name: "leads",
    async collect({ email }) {
      const lead = await find(email);
      if (!lead) return null;
      return {
        lead,
        impressions: await db.select().from(impressions).where(eq(impressions.leadId, lead.id)),
      };
    },
    async erase({ email }) {
      const lead = await find(email);
      if (lead) await db.delete(leads).where(eq(leads.id, lead.id));
    },
  };
}
