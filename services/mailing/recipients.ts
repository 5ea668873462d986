import type { Locale } from "../../contracts/site.ts";
import { dailyTimeZone } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq, inArray, sql } from "../../platform/database/drizzle.ts";
import { createGroupCommit } from "../../platform/group-commit.ts";
import type { Jobs, NewJob } from "../../platform/jobs/jobs.ts";
import { localDay, nextLocalTime } from "../../platform/time-zone.ts";
import { type List, recipients } from "./schema.ts";

export type Recipient = typeof recipients.$inferSelect;

interface Enrolment {
  list: List;
  owner: string;
  email: string;
  locale: Locale;
  localTime: string;
  timeZone: string;
  /** "" for the one readers of the language meet first. */
  translation: string;
}

/** Payload of a mail job. */
export interface DailyMailJob {
  recipientId: string;
  list: List;
  /** The day whose verse it is, where daily pages live. */
  day: string;
  /** The reader's hour. */
  dueAt?: string;
}

export const roundKind = "mailing.round";
export const mailKind = "mailing.letter";

/** Past this delay an e-mail is of no use, and tomorrow's comes soon enough. */
const latestMs = 6 * 3_600_000;
const atOnce = 1_000;

export type Recipients = ReturnType<typeof createRecipients>;

/**
 * Each recipient's next moment is a row, and each such moment is one job, a round. A round hands every recipient who is due
 * to a job of their own and sets their next moment, in one transaction: a kill at any time neither skips nor repeats anyone.
 */
export function createRecipients({
  database,
  clock,
  jobs,
}: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
}) {
  const isLate = (dueAt: Date) => clock.now().getTime() - dueAt.getTime() > latestMs;
  const roundAt = (at: Date): NewJob => ({ kind: roundKind, key: at.toISOString(), runAt: at });

  /** How many were due; the next moments are written by group, since most share theirs. */
  const takeDue = (): Promise<number> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const due = await tx
        .select()
        .from(recipients)
        .where(sql`${recipients.nextAt} <= ${now.toISOString()}`)
        .orderBy(recipients.nextAt)
        .limit(atOnce)
        .for("update", { skipLocked: true });
      const mails = due.filter(({ nextAt }) => !isLate(nextAt));
      await jobs.add(
        mails.map(({ id, list, email, nextAt, timeZone }) => ({
          kind: mailKind,
          // One e-mail per list, address and day, even if subscribed twice.
          key: `${list} ${localDay(nextAt, timeZone)} ${email}`,
          payload: {
            recipientId: id,
            list,
            day: localDay(nextAt, dailyTimeZone),
            dueAt: nextAt.toISOString(),
          } satisfies DailyMailJob,
        })),
        tx,
      );
      for (const group of Map.groupBy(due, (one) => `${one.localTime} ${one.timeZone}`).values()) {
        const [{ localTime, timeZone }] = group as [Recipient];
        const nextAt = nextLocalTime(now, localTime, timeZone);
        const ids = group.map(({ id }) => id);
        await tx.update(recipients).set({ nextAt }).where(inArray(recipients.id, ids));
        await jobs.add(roundAt(nextAt), tx);
      }
      return due.length;
    });

  return {
    /** A server that was away has come back too late for it. */
    isTooLate: ({ dueAt }: DailyMailJob): boolean => dueAt !== undefined && isLate(new Date(dueAt)),
    /** Begins a list for someone, or changes when and where it comes. */
    async enrol(tx: Transaction, enrolment: Enrolment): Promise<void> {
      const now = clock.now();
      const nextAt = nextLocalTime(now, enrolment.localTime, enrolment.timeZone);
      const usable = new Date(now.getTime() - latestMs);
      // Today's e-mail may be due but not queued yet: do not move it.
      const stored = sql<Date>`case when ${recipients.nextAt} between ${usable.toISOString()} and ${now.toISOString()}
        then ${recipients.nextAt} else excluded.next_at end`;
      const [row] = await tx
        .insert(recipients)
        .values({ ...enrolment, nextAt })
        .onConflictDoUpdate({
          target: [recipients.list, recipients.owner],
          set: { ...enrolment, nextAt: stored },
        })
        .returning();
      // A round in progress skips rows being changed, so this row gets its own.
      const isDue = row !== undefined && row.nextAt <= now;
      const ownRound = { kind: roundKind, key: `${now.toISOString()} ${enrolment.owner}` };
      await jobs.add(isDue ? ownRound : roundAt(nextAt), tx);
    },
    async withdraw(tx: Transaction, list: List, owner: string): Promise<void> {
      await tx.delete(recipients).where(and(eq(recipients.list, list), eq(recipients.owner, owner)));
    },
    /** Those asked for together are read together. */
    find: createGroupCommit<string, Recipient | undefined>(async (ids) => {
      const rows = await database.db.select().from(recipients).where(inArray(recipients.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    }),
    async round(): Promise<void> {
      while ((await takeDue()) === atOnce);
    },
  };
}
