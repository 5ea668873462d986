import { randomUUID } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, eq, inArray, sql } from "../../platform/database/drizzle.ts";
import { createGroupCommit } from "../../platform/group-commit.ts";
import type { Done } from "./activity-store.ts";
import { activity, marks } from "./schema.ts";

type Kind = (typeof marks.$inferSelect)["kind"];

interface Mark {
  kind: Kind;
  parentId: string;
  itemId: string;
}

interface Pending {
  subject: string;
  mark: Mark;
  done: Done | undefined;
}

const keyOf = (subject: string, { kind, parentId, itemId }: Mark) =>
  [subject, kind, parentId, itemId].join(" ");

/**
 * One statement for all that are waiting. What was done is recorded with a mark that is new and with no other, so neither
 * can be there without the other or twice. What was done before it arrived is marked as of then, so that many that arrive at
 * once are in the order in which they were done. Keys are written in order: processes that write the same ones wait, never deadlock.
 */
async function write(db: Db, pending: readonly Pending[], now: Date): Promise<Date[]> {
  const given = pending.map(({ subject, mark, done }) => ({
    subject,
    kind: mark.kind,
    parent_id: mark.parentId,
    item_id: mark.itemId,
    act_id: randomUUID(),
    act_kind: done?.kind ?? null,
    act_item: done?.itemId ?? null,
    at: done?.at ?? null,
    local_date: done?.localDate ?? null,
    time_zone: done?.timeZone ?? null,
  }));
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{
    subject: string;
    kind: Kind;
    parent_id: string;
    item_id: string;
    marked_at: string | Date;
  }>(sql`
    with given as materialized (
      select distinct on (subject, kind, parent_id, item_id) *
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one(
        subject text, kind text, parent_id uuid, item_id uuid, act_id uuid, act_kind text, act_item uuid,
        at timestamptz, local_date date, time_zone text)
      order by subject, kind, parent_id, item_id),
    added as (
      insert into ${marks} (subject, kind, parent_id, item_id, marked_at)
      select subject, kind, parent_id, item_id, least(at, ${at}) from given
      on conflict (subject, kind, parent_id, item_id) do update set kind = excluded.kind
      returning subject, kind, parent_id, item_id, marked_at, (xmax = 0) as created),
    recorded as (
      insert into ${activity} (subject, id, kind, item_id, at, local_date, time_zone, received_at)
      select subject, act_id, act_kind, act_item, at, local_date, time_zone, ${at}
      from added join given using (subject, kind, parent_id, item_id)
      where created and act_kind is not null
      on conflict do nothing)
    select subject, kind, parent_id, item_id, marked_at from added`);
  const times = new Map(
    rows.map((row) => {
      const mark = { kind: row.kind, parentId: row.parent_id, itemId: row.item_id };
      return [keyOf(row.subject, mark), new Date(row.marked_at)];
    }),
  );
  return pending.map(({ subject, mark }) => times.get(keyOf(subject, mark))!);
}

export function createMarksStore(db: Db, clock: Clock) {
  // The embedded database makes one commit after the other safe on disk: many marks at once share one.
  const commit = createGroupCommit<Pending, Date>((pending) => write(db, pending, clock.now()));
  return {
    /** Safe to repeat: the first time is saved and returned. */
    add: (subject: string, mark: Mark, done?: Done): Promise<Date> => commit({ subject, mark, done }),

    /** Only while there are fewer than `max` of its kind; undefined when there is no room. A repeat needs none. */
    async addWithin(
      subject: string,
      { kind, parentId, itemId }: Mark,
      max: number,
    ): Promise<Date | undefined> {
      return db.transaction(async (tx) => {
        // Two additions at once take turns, or both would see the last free place.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`);
        const { rows } = await tx.execute<{ marked_at: string | Date }>(sql`
          insert into ${marks} (subject, kind, parent_id, item_id, marked_at)
          select ${subject}, ${kind}, ${parentId}, ${itemId}, ${clock.now().toISOString()}
          where (select count(*) from ${marks} where subject = ${subject} and kind = ${kind} and item_id <> ${itemId}) < ${max}
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
