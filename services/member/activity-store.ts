import type { ActivityEntry } from "../../contracts/member.ts";
import { memberLimits } from "../../contracts/member-paths.ts";
import type { ActivityKind } from "../../contracts/streaks.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, count, eq, gte, inArray } from "../../platform/database/drizzle.ts";
import type { Moment } from "./local-day.ts";
import { activity } from "./schema.ts";

/** What was done, and when by the member's own days. */
export interface Done extends Moment {
  kind: ActivityKind;
  itemId: string;
}

export function createActivityStore(db: Db, clock: Clock) {
  /** What was sent before, and of the rest as much as its days have room for. */
  async function withinBounds(subject: string, entries: readonly ActivityEntry[]): Promise<ActivityEntry[]> {
    if (entries.length === 0) return [];
    const days = [...new Set(entries.map(({ localDate }) => localDate))];
    const ids = entries.map(({ id }) => id);
    const own = eq(activity.subject, subject);
    const [counts, known] = await Promise.all([
      db
        .select({ day: activity.localDate, acts: count() })
        .from(activity)
        .where(and(own, inArray(activity.localDate, days)))
        .groupBy(activity.localDate),
      db
        .select({ id: activity.id })
        .from(activity)
        .where(and(own, inArray(activity.id, ids))),
    ]);
    const room = new Map<string, number>(days.map((day) => [day, memberLimits.activityPerDay]));
    for (const { day, acts } of counts) room.set(day, memberLimits.activityPerDay - acts);
    const stored = new Set(known.map(({ id }) => id));
    return entries.filter(({ id, localDate }) => {
      if (stored.has(id)) return true;
      const left = room.get(localDate)!;
      room.set(localDate, left - 1);
      return left > 0;
    });
  }

  return {
    /**
     * What is there already, by its id or as the same item on the same day, stays as it is. Answers the ids of what is there
     * now: a day that is full takes no more.
     */
    async add(subject: string, all: readonly ActivityEntry[]): Promise<string[]> {
      const entries = await withinBounds(subject, all);
      if (entries.length === 0) return [];
      const receivedAt = clock.now();
      await db
        .insert(activity)
        .values(
          entries.map(({ id, kind, itemId, at, localDate, timeZone }) => ({
            subject,
            id,
            kind,
            itemId,
            at: new Date(at),
            localDate,
            timeZone,
            receivedAt,
          })),
        )
        .onConflictDoNothing();
      return entries.map(({ id }) => id);
    },

    async hasAny(subject: string, localDate: string): Promise<boolean> {
      const rows = await db
        .select({ id: activity.id })
        .from(activity)
        .where(and(eq(activity.subject, subject), eq(activity.localDate, localDate)))
        .limit(1);
      return rows.length > 0;
    },

    /** Safe to repeat; what was done with it on other days stays. */
    async remove(subject: string, { kind, itemId, localDate }: Omit<Done, "at" | "timeZone">): Promise<void> {
      await db
        .delete(activity)
        .where(
          and(
            eq(activity.subject, subject),
            eq(activity.kind, kind),
            eq(activity.itemId, itemId),
            eq(activity.localDate, localDate),
          ),
        );
    },

    async list(subject: string, from?: string) {
      const rows = await db
        .select()
        .from(activity)
        .where(and(eq(activity.subject, subject), from ? gte(activity.localDate, from) : undefined))
        .orderBy(activity.localDate, activity.at, activity.id);
      return rows.map(({ id, kind, itemId, at, localDate, timeZone }) => ({
        id,
        kind: kind as ActivityKind,
        itemId,
        at: at.toISOString(),
        localDate,
        timeZone,
      }));
    },
  };
}

export type ActivityStore = ReturnType<typeof createActivityStore>;
