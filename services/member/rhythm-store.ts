import { randomBytes, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Rhythm } from "../../contracts/member.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, eq } from "../../platform/database/drizzle.ts";
import { calendars, rhythms } from "./schema.ts";

export interface StoredRhythm extends Rhythm {
  courseId: string;
  /** Another one with every change. */
  version: string;
}

export function createRhythmStore(db: Db, clock: Clock) {
  const asStored = (row: typeof rhythms.$inferSelect): StoredRhythm => {
    const { courseId, days, time, timeZone, remind, version } = row;
    return { courseId, days: days as Rhythm["days"], time, timeZone, remind, version };
  };
  const of = (subject: string, courseId: string) =>
    and(eq(rhythms.subject, subject), eq(rhythms.courseId, courseId));
  async function find(subject: string, courseId: string): Promise<StoredRhythm | undefined> {
    const [row] = await db.select().from(rhythms).where(of(subject, courseId));
    return row && asStored(row);
  }
  return {
    find,
    async list(subject: string): Promise<StoredRhythm[]> {
      const rows = await db
        .select()
        .from(rhythms)
        .where(eq(rhythms.subject, subject))
        .orderBy(rhythms.courseId);
      return rows.map(asStored);
    },
    /** Saving the same again changes nothing, so pending reminders stay valid. */
    async save(subject: string, courseId: string, rhythm: Rhythm): Promise<StoredRhythm> {
      const before = await find(subject, courseId);
      if (before && isDeepStrictEqual(before, { ...before, ...rhythm })) return before;
      const values = { ...rhythm, version: randomUUID(), updatedAt: clock.now() };
      const [row] = await db
        .insert(rhythms)
        .values({ subject, courseId, ...values })
        .onConflictDoUpdate({ target: [rhythms.subject, rhythms.courseId], set: values })
        .returning();
      return asStored(row!);
    },
    /** Only the e-mail's recipient knows the version, so it identifies the member. */
    async stopReminders(version: string): Promise<boolean> {
      const stopped = await db
        .update(rhythms)
        .set({ remind: false })
        .where(eq(rhythms.version, version))
        .returning({ courseId: rhythms.courseId });
      return stopped.length > 0;
    },
    async remove(subject: string, courseId: string): Promise<void> {
      await db.delete(rhythms).where(of(subject, courseId));
    },
  };
}

export type RhythmStore = ReturnType<typeof createRhythmStore>;

/** The secret addresses of calendar feeds. */
export function createCalendarStore(db: Db, clock: Clock) {
  return {
    async secretOf(subject: string): Promise<string | undefined> {
      const [row] = await db.select().from(calendars).where(eq(calendars.subject, subject));
      return row?.secret;
    },
    async subjectOf(secret: string): Promise<string | undefined> {
      const [row] = await db.select().from(calendars).where(eq(calendars.secret, secret));
      return row?.subject;
    },
    async renew(subject: string): Promise<string> {
      const secret = randomBytes(24).toString("base64url");
      const values = { secret, createdAt: clock.now() };
      await db
        .insert(calendars)
        .values({ subject, ...values })
        .onConflictDoUpdate({ target: calendars.subject, set: values });
      return secret;
    },
    async close(subject: string): Promise<void> {
      await db.delete(calendars).where(eq(calendars.subject, subject));
    },
  };
}
