import type { JournalEntry, JournalSummary, JournalUpdate } from "../../../contracts/journal.ts";
import { journalPaths } from "../../../contracts/journal-paths.ts";
import { askMember } from "../offline/member-calls.ts";

/** Entries that hold every word asked for, newest first. */
export async function findEntries(question: string): Promise<JournalSummary[]> {
  const query = question ? `?query=${encodeURIComponent(question)}` : "";
  return ((await askMember(journalPaths.entries + query)) as { items: JournalSummary[] }).items;
}

export const readEntry = async (id: string): Promise<JournalEntry> =>
  (await askMember(journalPaths.entry(id))) as JournalEntry;

export async function writeEntry(id: string, update: JournalUpdate): Promise<void> {
  await askMember(journalPaths.entry(id), {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(update),
  });
}

export async function removeEntry(id: string): Promise<void> {
  await askMember(journalPaths.entry(id), { method: "DELETE" });
}
