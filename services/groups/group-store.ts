import { randomBytes, randomUUID } from "node:crypto";
import { groupLimits } from "../../contracts/group-paths.ts";
import type { Appearance, NewGroup } from "../../contracts/groups.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from "../../platform/database/drizzle.ts";
import { type GroupRow, lockGroup } from "./lock-group.ts";
import { isAlike } from "./name-likeness.ts";
import { forgetNames, isHiddenName, wasReported } from "./reported-names.ts";
import { groups, invitations, members, notes, reportedNames, reports } from "./schema.ts";

export type MemberRow = typeof members.$inferSelect;
/** Whether the name waits for an operator's decision. */
type Person = MemberRow & { isNameHidden: boolean };
type Invitation = typeof invitations.$inferSelect;

export type Joined =
  | { outcome: "joined" | "alreadyIn"; group: GroupRow }
  | { outcome: "unknown" | "ended" | "full" | "tooMany" | "nameTaken" };

const dayMs = 86_400_000;

/** What one member does at once takes turns, or two groups would both be the last that they may have. */
const alone = (tx: Transaction, subject: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${subject}`}, 0))`);

const isMember = (groupId: string, subject: string) =>
  and(eq(members.groupId, groupId), eq(members.subject, subject));

/** Whether another in the group has a name that readers would take for this one. */
async function isNameTaken(tx: Transaction, groupId: string, subject: string, name: string) {
  const others = await tx
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), ne(members.subject, subject)));
  return others.some((other) => isAlike(other.name, name));
}

/** Reported words of it stay for operators, and with them its row, of which nobody is a member. */
async function removeGroup(tx: Transaction, id: string): Promise<void> {
  await removeNotes(tx, eq(notes.groupId, id));
  for (const table of [invitations, members]) await tx.delete(table).where(eq(table.groupId, id));
  await tx.update(groups).set({ owner: null }).where(eq(groups.id, id));
  await forgetEnded(tx, id);
}

/** An ended group is gone once nothing of it waits for a decision. */
export async function forgetEnded(tx: Transaction, id: string): Promise<void> {
  const isOpen = and(eq(reportedNames.groupId, id), eq(reportedNames.state, "reported"));
  const isEnded = and(eq(groups.id, id), isNull(groups.owner));
  if (!(await tx.$count(groups, isEnded))) return;
  if ((await tx.$count(notes, eq(notes.groupId, id))) || (await tx.$count(reportedNames, isOpen))) return;
  for (const table of [reports, reportedNames]) await tx.delete(table).where(eq(table.groupId, id));
  await tx.delete(groups).where(isEnded);
}

/** A note goes with its reports; one that waits for an operator's decision is gone for all but them. */
export async function removeNotes(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx
    .update(notes)
    .set({ state: "withdrawn" })
    .where(and(which, eq(notes.state, "reported")));
  const gone = await tx
    .delete(notes)
    .where(and(which, ne(notes.state, "withdrawn")))
    .returning({ id: notes.id });
  if (gone.length > 0)
    await tx.delete(reports).where(
      inArray(
        reports.noteId,
        gone.map(({ id }) => id),
      ),
    );
}

/** With what they wrote. The longest member follows an owner who leaves; a group of nobody is gone. */
async function removeMember(tx: Transaction, group: GroupRow, subject: string): Promise<void> {
  await removeNotes(tx, and(eq(notes.groupId, group.id), eq(notes.subject, subject)));
  await forgetNames(tx, group.id, subject);
  await tx.delete(members).where(isMember(group.id, subject));
  if (group.owner !== subject) return;
  const [next] = await tx
    .select()
    .from(members)
    .where(eq(members.groupId, group.id))
    .orderBy(members.joinedAt, members.personId)
    .limit(1);
  if (next) await tx.update(groups).set({ owner: next.subject }).where(eq(groups.id, group.id));
  else await removeGroup(tx, group.id);
}

export function createGroupStore(database: Database, clock: Clock) {
  const { db } = database;

  const asMember = (groupId: string, subject: string, { name, showsReading }: Appearance): MemberRow => ({
    groupId,
    subject,
    personId: randomUUID(),
    name,
    showsReading,
    joinedAt: clock.now(),
  });

  async function find(id: string): Promise<GroupRow | undefined> {
    const [row] = await db.select().from(groups).where(eq(groups.id, id));
    return row;
  }

  return {
    find,

    /** Those the member is in, oldest first. */
    async of(subject: string): Promise<GroupRow[]> {
      const rows = await db
        .select({ group: groups })
        .from(members)
        .innerJoin(groups, eq(groups.id, members.groupId))
        .where(eq(members.subject, subject))
        .orderBy(members.joinedAt, groups.id);
      return rows.map(({ group }) => group);
    },

    /** Longest first, by group. */
    async people(ids: readonly string[]): Promise<Person[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ member: members, hidden: reportedNames.id })
        .from(members)
        .leftJoin(reportedNames, isHiddenName)
        .where(inArray(members.groupId, [...ids]))
        .orderBy(members.joinedAt, members.personId);
      return rows.map(({ member, hidden }) => ({ ...member, isNameHidden: hidden !== null }));
    },

    /** Safe to repeat. Undefined when the member owns as many as they may, null when the id is another's. */
    create: (subject: string, id: string, wanted: NewGroup): Promise<GroupRow | undefined | null> =>
      database.transaction(async (tx) => {
        await alone(tx, subject);
        const held = await lockGroup(tx, id);
        if (held) return held.owner === subject ? held : null;
        const owned = await tx.$count(groups, eq(groups.owner, subject));
        const joined = await tx.$count(members, eq(members.subject, subject));
        if (owned >= groupLimits.owned || joined >= groupLimits.joined) return undefined;
        const row = { id, planId: wanted.planId, name: wanted.name, owner: subject, createdAt: clock.now() };
        // Of two members who send the same id at once one has it.
        const [made] = await tx.insert(groups).values(row).onConflictDoNothing().returning();
        if (!made) return null;
        await tx.insert(members).values(asMember(id, subject, wanted.me));
        return made;
      }),

    /** False when another in the group has the name, or it was taken from this one. */
    appear: (id: string, subject: string, { name, showsReading }: Appearance): Promise<boolean> =>
      database.transaction(async (tx) => {
        await lockGroup(tx, id);
        const [me] = await tx.select().from(members).where(isMember(id, subject));
        if (!me) return true;
        const isRefused =
          (await isNameTaken(tx, id, subject, name)) || (await wasReported(tx, id, subject, name));
        if (name !== me.name && isRefused) return false;
        await tx.update(members).set({ name, showsReading }).where(isMember(id, subject));
        return true;
      }),

    /** Undefined for a token that there never was, or that was forgotten. */
    async invitation(token: string): Promise<{ group: GroupRow; isOpen: boolean } | undefined> {
      const [found] = await db
        .select({ group: groups, invitation: invitations })
        .from(invitations)
        .innerJoin(groups, eq(groups.id, invitations.groupId))
        .where(eq(invitations.token, token));
      return found && { group: found.group, isOpen: isOpen(found.invitation, clock.now()) };
    },

    async openInvitations(ids: readonly string[]): Promise<Invitation[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(invitations)
        .where(and(inArray(invitations.groupId, [...ids]), isNull(invitations.endedAt)));
      return rows.filter((row) => isOpen(row, clock.now()));
    },

    join: (subject: string, token: string, me: Appearance): Promise<Joined> =>
      database.transaction(async (tx): Promise<Joined> => {
        await alone(tx, subject);
        const [given] = await tx.select().from(invitations).where(eq(invitations.token, token));
        const group = given && (await lockGroup(tx, given.groupId));
        // Read again under the lock: it may have been ended while this waited.
        const [invitation] = await tx.select().from(invitations).where(eq(invitations.token, token));
        if (!group || !invitation) return { outcome: "unknown" };
        if (await tx.$count(members, isMember(group.id, subject))) return { outcome: "alreadyIn", group };
        if (!isOpen(invitation, clock.now())) return { outcome: "ended" };
        const count = await tx.$count(members, eq(members.groupId, group.id));
        if (count > groupLimits.invited) return { outcome: "full" };
        const joined = await tx.$count(members, eq(members.subject, subject));
        if (joined >= groupLimits.joined) return { outcome: "tooMany" };
        const isRefused =
          (await isNameTaken(tx, group.id, subject, me.name)) ||
          (await wasReported(tx, group.id, subject, me.name));
        if (isRefused) return { outcome: "nameTaken" };
        await tx.insert(members).values(asMember(group.id, subject, me));
        return { outcome: "joined", group };
      }),

    /** A new one; the one before is worthless from then on. Without `isWanted` there is none. */
    invite: (id: string, isWanted: boolean): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await lockGroup(tx, id))) return;
        const now = clock.now();
        await endInvitations(tx, id, now);
        if (!isWanted) return;
        await tx.insert(invitations).values({
          token: randomBytes(24).toString("base64url"),
          groupId: id,
          expiresAt: new Date(now.getTime() + groupLimits.invitationDays * dayMs),
        });
      }),

    /** Safe to repeat. Whoever is removed by another cannot come back by the link they know. */
    leave: (id: string, subject: string, isRemoved: boolean): Promise<void> =>
      database.transaction(async (tx) => {
        const group = await lockGroup(tx, id);
        if (!group || !(await tx.$count(members, isMember(id, subject)))) return;
        if (isRemoved) await endInvitations(tx, id, clock.now());
        await removeMember(tx, group, subject);
      }),

    end: (id: string): Promise<void> =>
      database.transaction(async (tx) => {
        if (await lockGroup(tx, id)) await removeGroup(tx, id);
      }),
  };
}

const isOpen = ({ endedAt, expiresAt }: Invitation, now: Date) => endedAt === null && expiresAt > now;

/** Those that ended long ago are forgotten. */
async function endInvitations(tx: Transaction, groupId: string, now: Date): Promise<void> {
  const long = new Date(now.getTime() - groupLimits.invitationDays * dayMs);
  await tx.delete(invitations).where(and(eq(invitations.groupId, groupId), lt(invitations.endedAt, long)));
  await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(and(eq(invitations.groupId, groupId), isNull(invitations.endedAt)));
}

export type GroupStore = ReturnType<typeof createGroupStore>;
