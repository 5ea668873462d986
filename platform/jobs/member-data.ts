import type { Database } from "../database/database.ts";
import { or, sql } from "../database/drizzle.ts";
import type { DataSubject, MemberData } from "../member-data.ts";
import { jobs } from "./schema.ts";

/** Finished jobs are stored for a week, dead ones for three months. A deleted account is removed from them too. */
export function createJobsData({ db }: Database): MemberData {
  const about = ({ subject, emails }: DataSubject) =>
    or(
      sql`${jobs.payload} ->> 'subject' = ${subject}`,
      ...emails.flatMap((email) => [
        sql`${jobs.payload} ->> 'to' = ${email}`,
        sql`${email} = any(string_to_array(${jobs.key}, ' '))`,
      ]),
    );
  return {
    name: "jobs",
    collect: (member) =>
      db
        .select({
          kind: jobs.kind,
          key: jobs.key,
          payload: jobs.payload,
          state: jobs.state,
          runAt: jobs.runAt,
          finishedAt: jobs.finishedAt,
        })
        .from(jobs)
        .where(about(member))
        .orderBy(jobs.id),
    async erase(member) {
      await db.delete(jobs).where(about(member));
    },
  };
}
