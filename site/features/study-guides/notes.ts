import { memberPaths } from "../../../contracts/member-paths.ts";
import { callMember } from "../member-data/call-member.ts";
import { write } from "../member-data/member-calls.ts";
import { openMember } from "../member-data/member-session.ts";
import { change } from "../member-data/member-store.ts";
import { noted } from "../member-data/outbox.ts";
import { toastIfRefused } from "../member-data/write-mark.ts";

export const notePath = (lessonId: string, sectionId: string): string =>
  memberPaths.note(lessonId, sectionId);

/** The newest text wins, wherever it was written. */
export function saveNote(path: string, text: string): void {
  openMember();
  void toastIfRefused(write({ method: "PUT", path, body: { text, updatedAt: new Date().toISOString() } }));
}

/** The member's notes of a lesson; a failure is logged only, and what was known stays. */
export async function loadNotes(lessonId: string): Promise<void> {
  openMember();
  try {
    const notes = await callMember("readNotes", { params: { lessonId } });
    change((state) =>
      notes.reduce(
        (all, { sectionId, text, updatedAt }) =>
          noted(all, notePath(lessonId, sectionId), { text, updatedAt }),
        state,
      ),
    );
  } catch (error) {
    console.warn("Notes could not be loaded.", error);
  }
}
