import {
  type JournalEntry,
  type JournalList,
  type JournalUpdate,
  journalEntry,
  journalList,
} from "../../../contracts/journal.ts";
import { journalPaths } from "../../../contracts/journal-paths.ts";
import { identityStore } from "../identity/identity-store.ts";
import { samePerson } from "../identity/same-person.ts";
import { requestMember, succeed } from "../member-data/call-member.ts";
import { jsonInit, memberCall } from "../member-data/member-call.ts";
import { maxKeepaliveBytes } from "../member-data/member-calls.ts";
import { dropDraft, storeDraft } from "./drafts.ts";

/** How much of a long journal one search reads before the member has to press for more. */
const maxCalls = 8;

/** Entries that contain every search term, newest first, a page at a time; `after` is what the page before gave as `next`. */
export async function findEntries(question: string, after?: string): Promise<Omit<JournalList, "total">> {
  let next = after;
  for (let call = 1; ; call++) {
    const query = new URLSearchParams({
      ...(question ? { query: question } : {}),
      ...(next ? { after: next } : {}),
    });
    const path = query.size > 0 ? `${journalPaths.entries}?${query}` : journalPaths.entries;
    const found = await requestMember(path, journalList);
    if (found.items.length > 0 || !found.next || call === maxCalls) return found;
    next = found.next;
  }
}

const writing = new Map<string, Promise<unknown>>();

/** With what was written last, even if that is still on its way; null if there is no such entry. */
export async function readEntry(id: string): Promise<JournalEntry | null> {
  await writing.get(id)?.catch(() => {});
  const path = journalPaths.entry(id);
  const answer = await memberCall(path);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return journalEntry.parse(await answer.json());
}

/** Writes as the member who has the entry open now, never as one who signs in afterwards. */
export function entryWriter(id: string): (update: JournalUpdate) => Promise<void> {
  const isSame = samePerson();
  const author = identityStore.getState().person?.id ?? "";
  return async (update) => {
    if (!isSame()) throw new Error("The entry's author is not signed in.");
    const init = jsonInit("PUT", update);
    // Arrives even if the tab is closed at once.
    const keepalive = String(init.body).length < maxKeepaliveBytes;
    const call = succeed(journalPaths.entry(id), { ...init, keepalive });
    writing.set(id, call);
    // Beside the call, which must be on its way before the tab closes.
    const stored = storeDraft(author, id, update);
    await call.finally(() => {
      if (writing.get(id) === call) writing.delete(id);
      return stored;
    });
    await dropDraft(author, id, update);
  };
}

export async function removeEntry(id: string): Promise<void> {
  const author = identityStore.getState().person?.id ?? "";
  await succeed(journalPaths.entry(id), { method: "DELETE" });
  await dropDraft(author, id);
}
