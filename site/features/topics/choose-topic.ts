import { useIdentity } from "../identity/identity-store.ts";
import { choose, type UserTopic } from "./topics-state.ts";
import { changeTopics, openTopics } from "./topics-store.ts";

/** The choice holds at once; a member's goes on to the server. */
export function chooseTopic(topic: UserTopic, on: boolean): void {
  openTopics();
  changeTopics((state) => choose(state, topic, on));
  if (useIdentity.getState().person)
    void import("./member-topics.ts").then(({ syncIfMember }) => syncIfMember());
}
