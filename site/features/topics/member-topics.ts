import { memberPaths } from "../../../contracts/member-paths.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { identityStore } from "../identity/identity-store.ts";
import { callMember } from "../member-data/call-member.ts";
import { memberCall } from "../member-data/member-call.ts";
import { createTopicSync } from "./sync-topics.ts";
import { changeTopics, openTopics, useTopics } from "./topics-store.ts";

const memberId = () => identityStore.getState().person?.id;

const sync = createTopicSync({
  read: () => callMember("readTopics", { query: { culture: getLocale() } }),
  write: async (id, on) =>
    (await memberCall(memberPaths.topic(id), { method: on ? "POST" : "DELETE" })).status,
  change: changeTopics,
  member: memberId,
});

/** After a change by somebody who is logged in: at once. */
export function syncIfMember(): Promise<void> {
  return memberId() ? sync.sync() : Promise.resolve();
}

/** At the start of the app: synced if not in sync, else loaded. */
export function startTopics(): Promise<void> {
  openTopics();
  return useTopics.getState().synced ? sync.load() : sync.sync();
}

/** On login: synced if not in sync, or loaded if not yet loaded. */
export function loginTopics(): Promise<void> {
  openTopics();
  const { synced, loaded } = useTopics.getState();
  return synced ? (loaded ? Promise.resolve() : sync.load()) : sync.sync();
}
