import type { ActivityEntry } from "../../contracts/member.ts";
import type { ActivityKind } from "../../contracts/streaks.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, eq, gte } from "../../platform/database/drizzle.ts";
import type { Moment } from "./local-day.ts";
import { activity } from "./schema.ts";

/** What was done, and when by the member's own days. */
export interface Done extends Moment {
  kind: ActivityKind;
  itemId: string;
}

export function createActivityStore(db: Db, clock: Clock) {
  return {
    /** What is there already, by its id or as the same item on the same day, stays as it is. */
    async add(subject: string, entries: readonly ActivityEntry[]): Promise<void> {
      if (entries.length === 0) return;
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
