import type { Note } from "../../contracts/member.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { and, eq, sql } from "../../platform/database/drizzle.ts";
import { notAhead, notAheadOf } from "../../platform/database/not-ahead.ts";
import { notes } from "./schema.ts";

export function createNotesStore(db: Db, clock: Clock) {
  const written = ({ sectionId, text, updatedAt }: typeof notes.$inferSelect): Note => ({
    sectionId,
    text,
    updatedAt: updatedAt.toISOString(),
  });
  return {
    async list(subject: string, lessonId: string): Promise<Note[]> {
      const rows = await db
        .select()
        .from(notes)
        .where(and(eq(notes.subject, subject), eq(notes.lessonId, lessonId)))
        .orderBy(notes.updatedAt, notes.sectionId);
      return rows.filter(({ text }) => text !== "").map(written);
    },

    /** The newest wins; of two at the same moment the same one on every device, whichever came first. */
    async save(subject: string, lessonId: string, note: Note): Promise<Note> {
      const writtenAt = new Date(note.updatedAt);
      const now = clock.now();
      const { sectionId, text } = note;
      await db
        .insert(notes)
        .values({ subject, lessonId, sectionId, text, updatedAt: notAhead(writtenAt, now) })
        .onConflictDoUpdate({
          target: [notes.subject, notes.lessonId, notes.sectionId],
          set: { text, updatedAt: notAheadOf(notes.updatedAt, writtenAt, now) },
          setWhere: sql`(${notes.updatedAt}, ${notes.text} collate "C") < (${writtenAt.toISOString()}::timestamptz, excluded.text collate "C")`,
        });
      const [stored] = await db
        .select()
        .from(notes)
        .where(and(eq(notes.subject, subject), eq(notes.lessonId, lessonId), eq(notes.sectionId, sectionId)));
      return written(stored!);
    },
  };
}

export type NotesStore = ReturnType<typeof createNotesStore>;
