import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { JournalEntry, JournalUpdate } from "../../contracts/journal.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, desc, eq, gt, lt, lte, or } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { notAhead, notAheadOf } from "../../platform/database/not-ahead.ts";
import { type KeyRing, keyBytes, seal, unseal } from "../../platform/sealing.ts";
import { entries, memberKeys } from "./schema.ts";

type Row = typeof entries.$inferSelect;
type Written = Pick<JournalUpdate, "title" | "document" | "ties">;

/** An entry's position in the list. */
export interface Place {
  createdAt: Date;
  id: string;
}

interface JournalPage {
  entries: (JournalEntry & { bytes: number })[];
  /** Whether there are older ones. */
  more: boolean;
}

interface JournalOptions {
  database: Database;
  clock: Clock;
  ring: KeyRing;
}

export async function createJournalStore({ database, clock, ring }: JournalOptions) {
  await migrate(database, {
    service: "journal",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;

  async function findKey(subject: string): Promise<Buffer | undefined> {
    const [row] = await db.select().from(memberKeys).where(eq(memberKeys.subject, subject));
    return row && ring.unseal(row.sealed, subject);
  }

  /** Throws a WrongKeyError when the server's keys do not open what is stored; tried with one member's key. */
  async function checkKey(): Promise<void> {
    const [any] = await db.select().from(memberKeys).limit(1);
    if (any) ring.unseal(any.sealed, any.subject);
  }

  /** Two concurrent first entries agree on one key: the stored one. */
  async function keyOf(subject: string): Promise<Buffer> {
    const found = await findKey(subject);
    if (found) return found;
    // With a wrong key nothing new is sealed either: it would be lost as soon as the right one is back.
    await checkKey();
    const sealed = ring.seal(randomBytes(keyBytes), subject);
    await db.insert(memberKeys).values({ subject, sealed, createdAt: clock.now() }).onConflictDoNothing();
    return (await findKey(subject))!;
  }

  const about = (subject: string, id: string) => `${subject} ${id}`;
  function open(key: Buffer, { subject, id, sealed, createdAt, updatedAt }: Row): JournalEntry {
    const written = JSON.parse(unseal(key, sealed, about(subject, id)).toString("utf8")) as Written;
    return { id, ...written, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  }
  const whose = (subject: string, id: string) => and(eq(entries.subject, subject), eq(entries.id, id));

  async function find(subject: string, id: string): Promise<JournalEntry | undefined> {
    const [row] = await db.select().from(entries).where(whose(subject, id));
    return row && open(await keyOf(subject), row);
  }

  return {
    find,
    checkKey,

    /** As many as `limit`, newest first, of those older than `after`. */
    async page(subject: string, limit: number, after?: Place): Promise<JournalPage> {
      const key = await findKey(subject);
      if (!key) return { entries: [], more: false };
      const { createdAt, id } = entries;
      const isOlder =
        after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)));
      const rows = await db
        .select()
        .from(entries)
        .where(and(eq(entries.subject, subject), isOlder))
        .orderBy(desc(createdAt), id)
        .limit(limit + 1);
      return {
        entries: rows.slice(0, limit).map((row) => ({ ...open(key, row), bytes: row.sealed.length })),
        more: rows.length > limit,
      };
    },

    async count(subject: string): Promise<number> {
      return db.$count(entries, eq(entries.subject, subject));
    },

    /** The latest edit wins, in whichever order they arrive; returns the stored entry. */
    async write(subject: string, id: string, update: JournalUpdate): Promise<JournalEntry> {
      const { title, document, ties } = update;
      const text = Buffer.from(JSON.stringify({ title, document, ties } satisfies Written));
      const sealed = seal(await keyOf(subject), text, about(subject, id));
      const writtenAt = new Date(update.updatedAt);
      const now = clock.now();
      const updatedAt = notAhead(writtenAt, now);
      await db
        .insert(entries)
        .values({ subject, id, sealed, createdAt: updatedAt, updatedAt })
        .onConflictDoUpdate({
          target: [entries.subject, entries.id],
          set: { sealed, updatedAt: notAheadOf(entries.updatedAt, writtenAt, now) },
          setWhere: lte(entries.updatedAt, writtenAt),
        });
      return (await find(subject, id))!;
    },

    async remove(subject: string, id: string): Promise<void> {
      await db.delete(entries).where(whose(subject, id));
    },

    /** The key goes first: whatever a copy of the table holds is noise from then on. */
    async erase(subject: string): Promise<void> {
      await db.delete(memberKeys).where(eq(memberKeys.subject, subject));
      await db.delete(entries).where(eq(entries.subject, subject));
    },
  };
}

export type JournalStore = Awaited<ReturnType<typeof createJournalStore>>;
