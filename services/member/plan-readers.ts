import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, eq, gt, inArray } from "../../platform/database/drizzle.ts";
import { dateIn } from "./local-day.ts";
import type { MarksStore } from "./marks-store.ts";
import type { Reminders } from "./reminders.ts";
import { activity, marks } from "./schema.ts";

/** No day of anybody's began longer ago. */
const longestDayMs = 50 * 3_600_000;

interface PlanReadersOptions {
  db: Db;
  marks: Pick<MarksStore, "add" | "list">;
  reminders: Pick<Reminders, "schedule">;
  clock: Clock;
}

/** What others who read a plan with somebody may be told, and no more; whether they may is for who asks to know. */
export const createPlanReaders = ({ db, marks: store, reminders, clock }: PlanReadersOptions) => ({
  async isSubscribed(subject: string, planId: string): Promise<boolean> {
    return (await store.list(subject, "plan", [planId])).length > 0;
  },

  async subscribe(subject: string, planId: string): Promise<void> {
    await store.add(subject, { kind: "plan", parentId: planId, itemId: planId });
    await reminders.schedule(subject, planId);
  },

  /** Those who completed a lesson of the plan on the day that it is for them, and have not taken that back. */
  async readToday(subjects: readonly string[], planId: string): Promise<Set<string>> {
    if (subjects.length === 0) return new Set();
    const now = clock.now();
    const rows = await db
      .select({ subject: activity.subject, localDate: activity.localDate, timeZone: activity.timeZone })
      .from(activity)
      .innerJoin(
        marks,
        and(eq(marks.subject, activity.subject), eq(marks.itemId, activity.itemId), eq(marks.kind, "lesson")),
      )
      .where(
        and(
          inArray(activity.subject, [...subjects]),
          eq(activity.kind, "lesson"),
          eq(marks.parentId, planId),
          gt(activity.at, new Date(now.getTime() - longestDayMs)),
        ),
      );
    const today = rows.filter(({ localDate, timeZone }) => localDate === dateIn(timeZone, now));
    return new Set(today.map(({ subject }) => subject));
  },
});

export type PlanReaders = ReturnType<typeof createPlanReaders>;
