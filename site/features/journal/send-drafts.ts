import { identityStore } from "../identity/identity-store.ts";
import { draftedEntries, findDraft } from "./drafts.ts";

async function sendDrafts(member: string): Promise<void> {
  const ids = await draftedEntries(member);
  if (ids.length === 0) return;
  const { entryWriter } = await import("./journal-client.ts");
  for (const id of ids) {
    const update = await findDraft(member, id);
    if (update) await entryWriter(id)(update);
  }
}

/** Sends what an earlier page or a tunnel has left, as soon as its author is signed in. */
export function followDrafts(): void {
  const send = () => {
    const { person, token } = identityStore.getState();
    if (person && token) sendDrafts(person.id).catch(() => {});
  };
  send();
  addEventListener("online", send);
  identityStore.subscribe(({ token }, before) => token !== before.token && send());
}
