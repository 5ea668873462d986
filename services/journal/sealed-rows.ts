import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, desc, eq, gt, lt, lte, or } from "../../platform/database/drizzle.ts";
import { notAhead, notAheadOf } from "../../platform/database/not-ahead.ts";
import { seal, unseal } from "../../platform/sealing.ts";
import type { MemberKeys } from "./member-keys.ts";
import type { SealedTable } from "./schema.ts";

/** A row's position in the list. */
export interface Place {
  createdAt: Date;
  id: string;
}

export type Opened<Words> = Words & { id: string; createdAt: string; updatedAt: string };
type Update<Words> = Words & { updatedAt: string };

interface Page<Words> {
  entries: (Opened<Words> & { bytes: number })[];
  /** Whether there are older ones. */
  more: boolean;
}

interface SealedRowsOptions {
  db: Database["db"];
  clock: Clock;
  keys: MemberKeys;
  table: SealedTable;
  /** What a row is sealed for: elsewhere it does not open. */
  about(subject: string, id: string): string;
}

/** Rows of members' words, each sealed with its member's key. */
export function createSealedRows<Words extends object>({ db, clock, keys, table, about }: SealedRowsOptions) {
  type Row = typeof table.$inferSelect;
  function open(key: Buffer, { subject, id, sealed, createdAt, updatedAt }: Row): Opened<Words> {
    const words = JSON.parse(unseal(key, sealed, about(subject, id)).toString("utf8")) as Words;
    return { id, ...words, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  }
  const whose = (subject: string, id: string) => and(eq(table.subject, subject), eq(table.id, id));

  async function find(subject: string, id: string): Promise<Opened<Words> | undefined> {
    const [row] = await db.select().from(table).where(whose(subject, id));
    return row && open(await keys.findOrCreate(subject), row);
  }

  return {
    find,

    /** As many as `limit`, newest first, of those older than `after`. */
    async page(subject: string, limit: number, after?: Place): Promise<Page<Words>> {
      const key = await keys.find(subject);
      if (!key) return { entries: [], more: false };
      const { createdAt, id } = table;
      const isOlder =
        after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)));
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.subject, subject), isOlder))
        .orderBy(desc(createdAt), id)
        .limit(limit + 1);
      return {
        entries: rows.slice(0, limit).map((row) => ({ ...open(key, row), bytes: row.sealed.length })),
        more: rows.length > limit,
      };
    },

    async count(subject: string): Promise<number> {
      return db.$count(table, eq(table.subject, subject));
    },

    /** The latest edit wins, in whichever order they arrive; returns what is stored. */
    async write(subject: string, id: string, update: Update<Words>): Promise<Opened<Words>> {
      const { updatedAt: at, ...words } = update;
      const key = await keys.findOrCreate(subject);
      const sealed = seal(key, Buffer.from(JSON.stringify(words)), about(subject, id));
      const writtenAt = new Date(at);
      const now = clock.now();
      const updatedAt = notAhead(writtenAt, now);
      await db
        .insert(table)
        .values({ subject, id, sealed, createdAt: updatedAt, updatedAt })
        .onConflictDoUpdate({
          target: [table.subject, table.id],
          set: { sealed, updatedAt: notAheadOf(table.updatedAt, writtenAt, now) },
          setWhere: lte(table.updatedAt, writtenAt),
        });
      return (await find(subject, id))!;
    },

    async remove(subject: string, id: string): Promise<void> {
      await db.delete(table).where(whose(subject, id));
    },

    async removeAll(subject: string): Promise<void> {
      await db.delete(table).where(eq(table.subject, subject));
    },
  };
}
