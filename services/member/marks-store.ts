import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, eq, inArray, sql } from "../../platform/database/drizzle.ts";
import { type Done, recordFrom } from "./activity-store.ts";
import { marks } from "./schema.ts";

type Kind = (typeof marks.$inferSelect)["kind"];

export interface Mark {
  kind: Kind;
  parentId: string;
  itemId: string;
}

export function createMarksStore(db: Db, clock: Clock) {
  return {
    /**
     * Safe to repeat: the first time is kept and answered. What was done is recorded in the same statement, and only with a
     * mark that is new, so neither can be there without the other or twice.
     */
    async add(subject: string, { kind, parentId, itemId }: Mark, done?: Done): Promise<Date> {
      const now = clock.now().toISOString();
      const added = sql`insert into ${marks} (subject, kind, parent_id, item_id, marked_at)
        values (${subject}, ${kind}, ${parentId}, ${itemId}, ${now})
        on conflict (subject, kind, parent_id, item_id) do update set kind = excluded.kind
        returning marked_at, (xmax = 0) as created`;
      const recorded = done ? sql`, recorded as (${recordFrom("added", subject, done, now)})` : sql``;
      const { rows } = await db.execute<{ marked_at: string | Date }>(
        sql`with added as (${added})${recorded} select marked_at from added`,
      );
      return new Date(rows[0]!.marked_at);
    },

    /** Only while there are fewer than `most` of its kind; undefined when there is no room. A repeat needs none. */
    async addWithin(
      subject: string,
      { kind, parentId, itemId }: Mark,
      most: number,
    ): Promise<Date | undefined> {
      return db.transaction(async (tx) => {
        // Two additions at once take turns, or both would see the last free place.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`);
        const { rows } = await tx.execute<{ marked_at: string | Date }>(sql`
          insert into ${marks} (subject, kind, parent_id, item_id, marked_at)
          select ${subject}, ${kind}, ${parentId}, ${itemId}, ${clock.now().toISOString()}
          where (select count(*) from ${marks} where subject = ${subject} and kind = ${kind} and item_id <> ${itemId}) < ${most}
          on conflict (subject, kind, parent_id, item_id) do update set kind = excluded.kind
          returning marked_at`);
        return rows[0] && new Date(rows[0].marked_at);
      });
    },

    async remove(subject: string, { kind, parentId, itemId }: Mark): Promise<void> {
      await db
        .delete(marks)
        .where(
          and(
            eq(marks.subject, subject),
            eq(marks.kind, kind),
            eq(marks.parentId, parentId),
            eq(marks.itemId, itemId),
          ),
        );
    },

    /** In the order in which they were made. */
    list: (subject: string, kind: Kind, parentIds?: readonly string[]) =>
      db
        .select({ parentId: marks.parentId, itemId: marks.itemId, markedAt: marks.markedAt })
        .from(marks)
        .where(
          and(
            eq(marks.subject, subject),
            eq(marks.kind, kind),
            parentIds ? inArray(marks.parentId, [...parentIds]) : undefined,
          ),
        )
        .orderBy(marks.markedAt, marks.itemId),
  };
}

export type MarksStore = ReturnType<typeof createMarksStore>;
