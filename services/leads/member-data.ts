import type { Database } from "../../platform/database/database.ts";
import { eq, inArray, or, sql } from "../../platform/database/drizzle.ts";
import { addressesOf, type DataSubject, type MemberData } from "../../platform/member-data.ts";
import { conversions, impressions, leads, pendingImpressions, sessions } from "./schema.ts";

/** A lead belongs to an address; with it go its visits and what it was shown and answered. Conversions name the address or the member. */
export function createLeadsData({ db }: Database): MemberData {
  const find = (member: DataSubject) =>
    db
      .select()
      .from(leads)
      .where(inArray(leads.email, addressesOf(member)))
      .orderBy(leads.createdAt, leads.id);
  const theirs = (member: DataSubject) =>
    or(
      inArray(sql`lower(trim(${conversions.event} ->> 'userEmail'))`, addressesOf(member)),
      eq(sql`${conversions.event} ->> 'userId'`, member.subject),
    );
  return {
    name: "leads",
    async collect(member) {
      const own = await find(member);
      const converted = await db.select().from(conversions).where(theirs(member));
      if (own.length === 0 && converted.length === 0) return null;
      const ids = own.map(({ id }) => id);
      return {
        leads: own,
        // A visit's origin is stored as a hash that only we can compare.
        visits: await db
          .select({ rsid: sessions.rsid, boundAt: sessions.boundAt })
          .from(sessions)
          .where(inArray(sessions.leadId, ids)),
        shown: await db.select().from(pendingImpressions).where(inArray(pendingImpressions.leadId, ids)),
        impressions: await db.select().from(impressions).where(inArray(impressions.leadId, ids)),
        conversions: converted,
      };
    },
    async erase(member) {
      await db.delete(conversions).where(theirs(member));
      const ids = (await find(member)).map(({ id }) => id);
      await db.delete(pendingImpressions).where(inArray(pendingImpressions.leadId, ids));
      await db.delete(leads).where(inArray(leads.id, ids));
    },
  };
}
