import { Check, Plus } from "lucide-react";
import { useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { identityStore } from "../identity/identity-store.ts";
import { choose, isChosen, type UserTopic } from "./topics-state.ts";
import { changeTopics, openTopics, useTopics } from "./topics-store.ts";

/** The choice holds at once; a member's goes on to the server. */
function chooseTopic(topic: UserTopic, on: boolean): void {
  openTopics();
  changeTopics((state) => choose(state, topic, on));
  if (identityStore.getState().person)
    void import("./member-topics.ts").then(({ syncIfMember }) => syncIfMember());
}

/** Toggle buttons; both states have the same width. */
export function TopicChips({ topics, label }: { topics: readonly UserTopic[]; label: string }) {
  const chosen = useTopics();
  useEffect(openTopics, []);
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2.5">
      {topics.map((topic) => {
        const isOn = isChosen(chosen, topic.id);
        const Icon = isOn ? Check : Plus;
        return (
          <li key={topic.id}>
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => chooseTopic(topic, !isOn)}
              className={`pill border ${isOn ? "border-water bg-water text-on-water" : "border-line hover:bg-sand"}`}
            >
              <Icon className="size-4.5" aria-hidden="true" />
              {topic.name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The last load failed: the old choice is still shown, with a message. */
export function TopicsFailure() {
  const failed = useTopics((state) => state.failed);
  return failed ? (
    <p role="status" className="mt-3 text-[0.95rem] text-muted">
      {m.topics_load_failed()}
    </p>
  ) : null;
}
