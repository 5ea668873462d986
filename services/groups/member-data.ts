import type { Database } from "../../platform/database/database.ts";
import { and, eq, inArray } from "../../platform/database/drizzle.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { forgetEnded, type GroupStore } from "./group-store.ts";
import { blocks, decisions, groups, members, notes, reportedNames, reports } from "./schema.ts";

/** A member's own: how they appear, what they wrote, what they reported. What others wrote is theirs. */
export function createGroupData(database: Database, store: Pick<GroupStore, "leave" | "of">): MemberData {
  const { db } = database;
  return {
    name: "groups",
    async collect({ subject }) {
      const joined = await db
        .select({ member: members, group: groups })
        .from(members)
        .innerJoin(groups, and(eq(groups.id, members.groupId), eq(members.subject, subject)));
      const written = await db.select().from(notes).where(eq(notes.subject, subject));
      const names = await db.select().from(reportedNames).where(eq(reportedNames.subject, subject));
      const reported = await db.select().from(reports).where(eq(reports.subject, subject));
      const blocked = await db.select().from(blocks).where(eq(blocks.subject, subject));
      return {
        groups: joined.map(({ member, group }) => ({
          group: group.name,
          planId: group.planId,
          isOwner: group.owner === subject,
          name: member.name,
          showsReading: member.showsReading,
          joinedAt: member.joinedAt,
        })),
        notes: written.map(({ lessonId, text, state, writtenAt }) => ({ lessonId, text, state, writtenAt })),
        names: names.map(({ name, state, reportedAt }) => ({ name, state, reportedAt })),
        reports: reported.map(({ noteId, reportedAt }) => ({ noteId, reportedAt })),
        blocked: blocked.map(({ blockedAt }) => ({ blockedAt })),
      };
    },
    async erase({ subject }) {
      for (const { id } of await store.of(subject)) await store.leave(id, subject, false);
      await database.transaction(async (tx) => {
        const gone = await tx
          .delete(notes)
          .where(eq(notes.subject, subject))
          .returning({ id: notes.id, groupId: notes.groupId });
        const names = await tx
          .delete(reportedNames)
          .where(eq(reportedNames.subject, subject))
          .returning({ id: reportedNames.id, groupId: reportedNames.groupId });
        const words = [...gone, ...names];
        if (words.length === 0) return;
        await tx.delete(reports).where(
          inArray(
            reports.noteId,
            words.map(({ id }) => id),
          ),
        );
        for (const groupId of new Set(words.map((one) => one.groupId))) await forgetEnded(tx, groupId);
      });
      await db.delete(reports).where(eq(reports.subject, subject));
      await db.delete(blocks).where(eq(blocks.subject, subject));
      await db.update(decisions).set({ writer: null }).where(eq(decisions.writer, subject));
    },
  };
}
