import { randomUUID } from "node:crypto";
import { groupLimits } from "../../contracts/group-paths.ts";
import type { NoteDecision } from "../../contracts/groups.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, desc, eq, inArray } from "../../platform/database/drizzle.ts";
import { forgetEnded, removeNotes } from "./group-store.ts";
import { type GroupRow, lockGroup } from "./lock-group.ts";
import { blocks, decisions, groups, members, notes, reportedNames, reports } from "./schema.ts";

const isReportedNote = inArray(notes.state, ["reported", "withdrawn"]);
const isReportedName = eq(reportedNames.state, "reported");

/** Whose words were decided about, and in which group; undefined when there was nothing to decide. */
type Decided = { writer: string; group: GroupRow } | undefined;
type Decision = NoteDecision["decision"];

async function decideNote(tx: Transaction, id: string, decision: Decision): Promise<Decided> {
  const isOpen = and(eq(notes.id, id), isReportedNote);
  const [found] = await tx.select().from(notes).where(isOpen);
  const group = found && (await lockGroup(tx, found.groupId));
  // The words that were removed are stored no longer than they are shown.
  const change =
    decision === "restore" ? { state: "shown" as const } : { state: "removed" as const, text: "" };
  const [note] = group ? await tx.update(notes).set(change).where(isOpen).returning() : [];
  if (!group || !note) return undefined;
  if (found.state === "withdrawn") await removeNotes(tx, eq(notes.id, id));
  return { writer: note.subject, group };
}

async function decideName(tx: Transaction, id: string, decision: Decision): Promise<Decided> {
  const isOpen = and(eq(reportedNames.id, id), isReportedName);
  const [found] = await tx.select().from(reportedNames).where(isOpen);
  const group = found && (await lockGroup(tx, found.groupId));
  const state = decision === "restore" ? ("restored" as const) : ("removed" as const);
  const [name] = group ? await tx.update(reportedNames).set({ state }).where(isOpen).returning() : [];
  if (!group || !name) return undefined;
  const hasIt = and(eq(members.personId, name.personId), eq(members.name, name.name));
  if (decision === "remove") await tx.update(members).set({ name: "" }).where(hasIt);
  // Whoever has left takes it along.
  if (!(await tx.$count(members, eq(members.personId, name.personId)))) {
    await tx.delete(reportedNames).where(eq(reportedNames.id, id));
    await tx.delete(reports).where(eq(reports.noteId, id));
  }
  return { writer: name.subject, group };
}

/** What operators see and do. */
export function createDecisionStore(database: Database, clock: Clock) {
  const { db } = database;

  async function withReports<Row extends { id: string }>(rows: readonly Row[]) {
    const ids = rows.map(({ id }) => id);
    const given = ids.length
      ? await db.select().from(reports).where(inArray(reports.noteId, ids)).orderBy(reports.reportedAt)
      : [];
    return rows.map((row) => ({ ...row, reports: given.filter(({ noteId }) => noteId === row.id) }));
  }

  return {
    /** Notes that wait for a decision, the oldest first, and who reported each. */
    async openNotes() {
      const rows = await db
        .select({ id: notes.id, note: notes, group: groups, writer: members.name })
        .from(notes)
        .innerJoin(groups, eq(groups.id, notes.groupId))
        // Who has left has no name there any more.
        .leftJoin(members, and(eq(members.groupId, notes.groupId), eq(members.subject, notes.subject)))
        .where(isReportedNote)
        .orderBy(notes.writtenAt, notes.id)
        .limit(groupLimits.reports);
      return withReports(rows);
    },

    /** The same of names. */
    async openNames() {
      const rows = await db
        .select({ id: reportedNames.id, name: reportedNames, group: groups })
        .from(reportedNames)
        .innerJoin(groups, eq(groups.id, reportedNames.groupId))
        .where(isReportedName)
        .orderBy(reportedNames.reportedAt, reportedNames.id)
        .limit(groupLimits.reports);
      return withReports(rows);
    },

    /** The latest, newest first. */
    async decided() {
      const rows = await db
        .select({ decision: decisions, blocked: blocks.subject })
        .from(decisions)
        .leftJoin(blocks, eq(blocks.subject, decisions.writer))
        .orderBy(desc(decisions.decidedAt), decisions.id)
        .limit(groupLimits.decisions);
      return rows.map(({ decision, blocked }) => ({ ...decision, isBlocked: blocked !== null }));
    },

    /** False when there is nothing to decide: it was decided already. */
    decide: (id: string, { decision, block }: NoteDecision, operator: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const decided = (await decideNote(tx, id, decision)) ?? (await decideName(tx, id, decision));
        if (!decided) return false;
        const { writer, group } = decided;
        const decidedAt = clock.now();
        await tx.insert(decisions).values({
          id: randomUUID(),
          noteId: id,
          planId: group.planId,
          writer,
          decision,
          operator,
          decidedAt,
        });
        if (block)
          await tx
            .insert(blocks)
            .values({ subject: writer, operator, blockedAt: decidedAt })
            .onConflictDoNothing();
        await forgetEnded(tx, group.id);
        return true;
      }),

    /** The writer of what was decided about may write again; safe to repeat. */
    async unblock(decisionId: string): Promise<void> {
      const [decision] = await db.select().from(decisions).where(eq(decisions.id, decisionId));
      if (decision?.writer) await db.delete(blocks).where(eq(blocks.subject, decision.writer));
    },
  };
}
