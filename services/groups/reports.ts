import { groupLimits } from "../../contracts/group-paths.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { and, eq, gt, sql } from "../../platform/database/drizzle.ts";
import { reports } from "./schema.ts";

export type Reported = "reported" | "unknown" | "own" | "decided" | "tooMany";

interface NewReport {
  groupId: string;
  /** The id of a note or of a reported name. */
  noteId: string;
  by: { subject: string; name: string };
  /** It waits for a decision already. */
  isOpen: boolean;
}

const dayMs = 86_400_000;

/** One member's, once; what an operator has restored the same member cannot report again. */
export async function addReport(
  tx: Transaction,
  clock: Clock,
  { groupId, noteId, by, isOpen }: NewReport,
): Promise<"added" | "reported" | "decided" | "tooMany"> {
  const own = and(eq(reports.noteId, noteId), eq(reports.subject, by.subject));
  if (await tx.$count(reports, own)) return isOpen ? "reported" : "decided";
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${by.subject}`}, 0))`);
  const since = new Date(clock.now().getTime() - dayMs);
  const recent = and(eq(reports.subject, by.subject), gt(reports.reportedAt, since));
  if ((await tx.$count(reports, recent)) >= groupLimits.reportsPerDay) return "tooMany";
  await tx.insert(reports).values({ groupId, noteId, ...by, reportedAt: clock.now() });
  return "added";
}
