import { useCallback } from "react";
import { groupPaths } from "../../../contracts/group-paths.ts";
import type { Group, GroupNote } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { write } from "../member-data/member-calls.ts";
import { readNotes, reportNote } from "./group-client.ts";
import { useWhenSent } from "./group-store.ts";
import { Note } from "./note.tsx";
import { NoteForm } from "./note-form.tsx";
import { usePendingNotes } from "./pending-notes.ts";
import { refusalWords } from "./refusal-words.ts";

/** Short notes, newest last; one that was written without a network stands there until it is sent. */
export function GroupNotes({ group, lessonId }: { group: Group; lessonId: string }) {
  const { id } = group;
  const load = useCallback(() => readNotes(id, lessonId), [id, lessonId]);
  const { value: notes, failed, reload, update } = useLoaded(load);
  useWhenSent(reload);
  const pending = usePendingNotes(groupPaths.notes(id, lessonId), notes);

  async function remove(note: GroupNote) {
    update((held) => held.filter((one) => one.id !== note.id));
    if (await write({ method: "DELETE", path: groupPaths.note(id, lessonId, note.id) })) return;
    showToast({ title: m.groups_failed(), color: "error" });
    reload();
  }
  async function report(note: GroupNote) {
    try {
      await reportNote(id, lessonId, note.id);
      update((held) => held.filter((one) => one.id !== note.id));
      showToast({ title: m.groups_reported(), description: m.groups_reported_how(), color: "success" });
    } catch (error) {
      showToast({ title: refusalWords(error), color: "error" });
    }
  }

  return (
    <div className="mt-5">
      {failed && !notes && <LoadFailed retry={reload} label={m.groups_notes_failed()} />}
      <ul aria-label={m.groups_notes()} aria-live="polite" className="grid gap-4 empty:hidden">
        {[...(notes ?? []), ...pending].map((note) => (
          <Note
            key={note.id}
            note={note}
            isPending={pending.includes(note)}
            onRemove={() => remove(note)}
            onReport={() => report(note)}
          />
        ))}
      </ul>
      {notes?.length === 0 && pending.length === 0 && <p className="text-muted">{m.groups_no_notes()}</p>}
      {group.mayWrite ? (
        <NoteForm groupId={id} lessonId={lessonId} />
      ) : (
        <p className="mt-5 text-muted">{m.groups_blocked()}</p>
      )}
    </div>
  );
}
