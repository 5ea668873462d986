import { groupLimits } from "../../contracts/group-paths.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { and, desc, eq, ne, or } from "../../platform/database/drizzle.ts";
import { removeNotes } from "./group-store.ts";
import { lockGroup } from "./lock-group.ts";
import { isHiddenName } from "./reported-names.ts";
import { addReport, type Reported } from "./reports.ts";
import { blocks, members, notes, reportedNames } from "./schema.ts";

export type NoteRow = typeof notes.$inferSelect;
type Written = { outcome: "written"; note: NoteRow } | { outcome: "taken" | "full" | "blocked" | "gone" };

export function createNoteStore(database: Database, clock: Clock) {
  const { db } = database;
  const place = (groupId: string, id: string) => and(eq(notes.groupId, groupId), eq(notes.id, id));

  return {
    isBlocked: async (subject: string) => (await db.$count(blocks, eq(blocks.subject, subject))) > 0,

    /** Newest last, with the writers' names that are not hidden; those that are not shown are for their writer alone. */
    async list(groupId: string, lessonId: string, reader: string): Promise<(NoteRow & { by: string })[]> {
      const rows = await db
        .select({ note: notes, by: members.name, hidden: reportedNames.id })
        .from(notes)
        .innerJoin(members, and(eq(members.groupId, notes.groupId), eq(members.subject, notes.subject)))
        .leftJoin(reportedNames, isHiddenName)
        .where(
          and(
            eq(notes.groupId, groupId),
            eq(notes.lessonId, lessonId),
            or(eq(notes.state, "shown"), and(eq(notes.subject, reader), ne(notes.state, "withdrawn"))),
          ),
        )
        .orderBy(desc(notes.writtenAt), desc(notes.id))
        .limit(groupLimits.notes);
      return rows.reverse().map(({ note, by, hidden }) => ({ ...note, by: hidden ? "" : by }));
    },

    /** A repeat is answered with what is stored: a note is written once. */
    write: (given: Pick<NoteRow, "groupId" | "id" | "lessonId" | "subject" | "text">): Promise<Written> =>
      database.transaction(async (tx): Promise<Written> => {
        const { groupId, id, lessonId, subject } = given;
        const isMember = and(eq(members.groupId, groupId), eq(members.subject, subject));
        if (!(await lockGroup(tx, groupId)) || !(await tx.$count(members, isMember)))
          return { outcome: "gone" };
        const [held] = await tx.select().from(notes).where(eq(notes.id, id));
        if (held)
          return held.groupId === groupId &&
            held.subject === subject &&
            held.lessonId === lessonId &&
            held.state !== "withdrawn"
            ? { outcome: "written", note: held }
            : { outcome: "taken" };
        if (await tx.$count(blocks, eq(blocks.subject, subject))) return { outcome: "blocked" };
        const beneath = and(eq(notes.groupId, groupId), eq(notes.lessonId, lessonId));
        const all = await tx.$count(notes, beneath);
        const own = await tx.$count(notes, and(beneath, eq(notes.subject, subject)));
        if (all >= groupLimits.notes || own >= groupLimits.ownNotes) return { outcome: "full" };
        const note: NoteRow = { ...given, state: "shown", writtenAt: clock.now() };
        const made = await tx.insert(notes).values(note).onConflictDoNothing().returning({ id: notes.id });
        return made.length > 0 ? { outcome: "written", note } : { outcome: "taken" };
      }),

    /** One's own alone; safe to repeat. */
    remove: (groupId: string, id: string, subject: string): Promise<void> =>
      database.transaction(async (tx) => {
        await lockGroup(tx, groupId);
        await removeNotes(tx, and(place(groupId, id), eq(notes.subject, subject)));
      }),

    /** Hidden at once. What an operator has restored the same member cannot report again. */
    report: (groupId: string, lessonId: string, id: string, by: { subject: string; name: string }) =>
      database.transaction(async (tx): Promise<Reported> => {
        await lockGroup(tx, groupId);
        const [note] = await tx
          .select()
          .from(notes)
          .where(and(place(groupId, id), eq(notes.lessonId, lessonId)));
        if (!note) return "unknown";
        if (note.subject === by.subject) return "own";
        // A removed note is as unknown to others as one that never was.
        if (note.state === "removed" || note.state === "withdrawn") return "unknown";
        const isOpen = note.state === "reported";
        const outcome = await addReport(tx, clock, { groupId, noteId: id, by, isOpen });
        if (outcome !== "added") return outcome;
        await tx.update(notes).set({ state: "reported" }).where(place(groupId, id));
        return "reported";
      }),
  };
}
