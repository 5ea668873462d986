import { m } from "../../i18n/paraglide/messages.js";
import { TopicChips, TopicsFailure } from "./topic-chips.tsx";
import { topicsKey, type UserTopic } from "./topics-state.ts";

/** On the home page: what the reader wants to grow in; its rows follow the choice. */
export function TopicsBand({ topics }: { topics: readonly UserTopic[] }) {
  return (
    <section className="wrap section-gap" data-no-print data-hydrate-if={topicsKey}>
      <h2>{m.topics_title()}</h2>
      <p className="mt-1 mb-5 text-muted">{m.topics_intro()}</p>
      <TopicChips topics={topics} label={m.topics_title()} />
      <TopicsFailure />
    </section>
  );
}
