import type { JournalUpdate } from "../../../contracts/journal.ts";
import { cacheUnlocked, dropUnlocked, findUnlocked, listUnlocked } from "../identity/unlocked-cache.ts";

/** What is written and not yet sent, sealed on the device: a phone may end the app at any moment. */
const prefix = "/journal-draft/";
const warn = (error: unknown) => console.warn("A draft could not be stored.", error);

export const storeDraft = (member: string, id: string, update: JournalUpdate): Promise<void> =>
  cacheUnlocked(member, prefix + id, update).catch(warn);

/** What was sent, unless something newer has been written meanwhile; without it whatever is there. */
export async function dropDraft(member: string, id: string, sent?: JournalUpdate): Promise<void> {
  const held = sent && (await findDraft(member, id).catch(warn));
  if (held?.updatedAt === sent?.updatedAt) await dropUnlocked(member, prefix + id);
}

/** The ids of the entries that have one. */
export async function draftedEntries(member: string): Promise<string[]> {
  const addresses = [...(await listUnlocked(member))].filter((address) => address.startsWith(prefix));
  return addresses.map((address) => address.slice(prefix.length));
}

export const findDraft = (member: string, id: string): Promise<JournalUpdate | undefined> =>
  findUnlocked<JournalUpdate>(member, prefix + id);
