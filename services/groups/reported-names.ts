import { randomUUID } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq, inArray, ne } from "../../platform/database/drizzle.ts";
import { lockGroup } from "./lock-group.ts";
import { isAlike } from "./name-likeness.ts";
import { addReport, type Reported } from "./reports.ts";
import { members, reportedNames, reports } from "./schema.ts";

type NameRow = typeof reportedNames.$inferSelect;

/** The members' rows of names that wait for a decision. */
export const isHiddenName = and(
  eq(reportedNames.personId, members.personId),
  eq(reportedNames.name, members.name),
  eq(reportedNames.state, "reported"),
);

/** Whether it is a name that they were reported for here, in other letters perhaps; also before they left and came back. */
export async function wasReported(
  tx: Transaction,
  groupId: string,
  subject: string,
  name: string,
): Promise<boolean> {
  const held = await tx
    .select({ name: reportedNames.name })
    .from(reportedNames)
    .where(
      and(
        eq(reportedNames.groupId, groupId),
        eq(reportedNames.subject, subject),
        ne(reportedNames.state, "restored"),
      ),
    );
  return held.some((one) => isAlike(one.name, name));
}

/** Of somebody who leaves; what waits for a decision stays. */
export async function forgetNames(tx: Transaction, groupId: string, subject: string): Promise<void> {
  const gone = await tx
    .delete(reportedNames)
    .where(
      and(
        eq(reportedNames.groupId, groupId),
        eq(reportedNames.subject, subject),
        ne(reportedNames.state, "reported"),
      ),
    )
    .returning({ id: reportedNames.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(reports).where(inArray(reports.noteId, ids));
}

export function createNameStore(database: Database, clock: Clock) {
  return {
    /** The name that the person has now; hidden at once. */
    report: (groupId: string, personId: string, by: { subject: string; name: string }): Promise<Reported> =>
      database.transaction(async (tx): Promise<Reported> => {
        await lockGroup(tx, groupId);
        const isPerson = and(eq(members.groupId, groupId), eq(members.personId, personId));
        const [person] = await tx.select().from(members).where(isPerson);
        if (!person?.name) return "unknown";
        const { name, subject } = person;
        if (subject === by.subject) return "own";
        const isName = and(eq(reportedNames.personId, personId), eq(reportedNames.name, name));
        const [held] = await tx.select().from(reportedNames).where(isName);
        const id = held?.id ?? randomUUID();
        const outcome = await addReport(tx, clock, {
          groupId,
          noteId: id,
          by,
          isOpen: held?.state === "reported",
        });
        if (outcome !== "added") return outcome;
        const reportedAt = clock.now();
        const row: NameRow = { id, groupId, personId, subject, name, state: "reported", reportedAt };
        if (held) await tx.update(reportedNames).set({ state: "reported", reportedAt }).where(isName);
        else await tx.insert(reportedNames).values(row);
        return "reported";
      }),
  };
}
