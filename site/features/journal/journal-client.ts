import type { JournalEntry, JournalSummary, JournalUpdate } from "../../../contracts/journal.ts";
import { journalPaths } from "../../../contracts/journal-paths.ts";
import { askMember } from "../offline/member-calls.ts";
import { samePerson } from "../sign-in/same-person.ts";

/** Entries that hold every word asked for, newest first. */
export async function findEntries(question: string): Promise<JournalSummary[]> {
  const query = question ? `?query=${encodeURIComponent(question)}` : "";
  return ((await askMember(journalPaths.entries + query)) as { items: JournalSummary[] }).items;
}

export const readEntry = async (id: string): Promise<JournalEntry> =>
  (await askMember(journalPaths.entry(id))) as JournalEntry;

/** Writes for whoever has the entry open now, and never in the name of somebody who comes after them. */
export function entryWriter(id: string): (update: JournalUpdate) => Promise<void> {
  const isSame = samePerson();
  return async (update) => {
    if (!isSame()) throw new Error("Whoever has written it is not signed in.");
    await askMember(journalPaths.entry(id), {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(update),
    });
  };
}

export async function removeEntry(id: string): Promise<void> {
  await askMember(journalPaths.entry(id), { method: "DELETE" });
}
