import type { Group, GroupNote, Invited, NoteReports } from "../../contracts/groups.ts";
import type { Locale } from "../../contracts/site.ts";
import type { GroupRow } from "./lock-group.ts";
import type { NoteRow } from "./note-store.ts";
import type { PlanReaders, Plans } from "./plans.ts";
import type { GroupsStore } from "./store.ts";

const reportView = ({ name, reportedAt }: { name: string; reportedAt: Date }) => ({
  by: name,
  at: reportedAt.toISOString(),
});

/** What a reader is shown of rows: of the others their chosen name, and that they have read only if they show it. */
export function createViews(store: GroupsStore, plans: Plans, readers: Pick<PlanReaders, "readToday">) {
  async function groups(rows: readonly GroupRow[], subject: string, locale: Locale): Promise<Group[]> {
    const ids = rows.map(({ id }) => id);
    const [people, open, title, isBlocked] = await Promise.all([
      store.groups.people(ids),
      store.groups.openInvitations(ids),
      plans.titles(
        rows.map(({ planId }) => planId),
        locale,
      ),
      store.notes.isBlocked(subject),
    ]);
    return Promise.all(
      rows.map(async ({ id, name, planId, owner }): Promise<Group> => {
        const inIt = people.filter(({ groupId }) => groupId === id);
        const showing = inIt.filter(({ showsReading }) => showsReading).map((one) => one.subject);
        const read = await readers.readToday(showing, planId);
        const me = inIt.find((one) => one.subject === subject);
        const invitation = open.find(({ groupId }) => groupId === id);
        return {
          id,
          name,
          plan: title(planId),
          people: inIt.map((one) => ({
            id: one.personId,
            name: one.subject === subject || !one.isNameHidden ? one.name : "",
            nameState: one.name === "" ? "removed" : one.isNameHidden ? "reported" : "shown",
            isOwner: one.subject === owner,
            isMe: one.subject === subject,
            readToday: read.has(one.subject),
          })),
          me: { name: me?.name ?? "", showsReading: me?.showsReading ?? false },
          isOwner: owner === subject,
          mayWrite: !isBlocked,
          ...(owner === subject
            ? {
                invitation: invitation
                  ? { token: invitation.token, expiresAt: invitation.expiresAt.toISOString() }
                  : null,
              }
            : {}),
        };
      }),
    );
  }

  return {
    groups,
    async invited({ id, planId, owner }: GroupRow, locale: Locale): Promise<Omit<Invited, "isIn">> {
      const [people, title] = await Promise.all([store.groups.people([id]), plans.titles([planId], locale)]);
      const by = people.find(({ subject }) => subject === owner);
      return { by: by?.isNameHidden ? "" : (by?.name ?? ""), plan: title(planId) };
    },
    note: ({ id, subject, text, writtenAt, state }: NoteRow, by: string, reader: string): GroupNote => ({
      id,
      by,
      isMine: subject === reader,
      text,
      writtenAt: writtenAt.toISOString(),
      state: state === "withdrawn" ? "removed" : state,
    }),
    async reports(locale: Locale): Promise<NoteReports> {
      const { openNotes, openNames, decided: allDecided } = store.decisions;
      const [open, names, decided] = [await openNotes(), await openNames(), await allDecided()];
      const title = await plans.titles(
        [
          ...open.flatMap(({ group, note }) => [group.planId, note.lessonId]),
          ...names.map(({ group }) => group.planId),
          ...decided.map(({ planId }) => planId),
        ],
        locale,
      );
      return {
        open: open.map(({ note, group, writer, reports }) => {
          const lesson = title(note.lessonId);
          return {
            id: note.id,
            text: note.text,
            writer: writer ?? "",
            group: group.name,
            plan: title(group.planId).title,
            lesson: { title: lesson.title, path: lesson.path },
            writtenAt: note.writtenAt.toISOString(),
            reports: reports.map(reportView),
          };
        }),
        names: names.map(({ id, name, group, reports }) => ({
          id,
          name: name.name,
          group: group.name,
          plan: title(group.planId).title,
          reports: reports.map(reportView),
        })),
        decided: decided.map(({ id, decision, planId, decidedAt, isBlocked }) => ({
          id,
          decision,
          plan: title(planId).title,
          decidedAt: decidedAt.toISOString(),
          isBlocked,
        })),
      };
    },
  };
}

export type Views = ReturnType<typeof createViews>;
