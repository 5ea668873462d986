import { lazy, Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { TopicChips, TopicsFailure } from "./topic-chips.tsx";
import { topicsKey, type UserTopic } from "./topics-state.ts";
import { useTopics } from "./topics-store.ts";

const ForYou = lazy(() => import("./for-you.tsx"));

/** On the home page: what the reader wants to grow in, and something to read about it. */
export function TopicsBand({ topics }: { topics: readonly UserTopic[] }) {
  const hasChosen = useTopics((state) => state.topics.length > 0);
  return (
    <section className="wrap section-gap" data-no-print data-hydrate-if={topicsKey}>
      <h2>{m.topics_title()}</h2>
      <p className="mt-1 mb-5 text-muted">{m.topics_intro()}</p>
      <TopicChips topics={topics} label={m.topics_title()} />
      <TopicsFailure />
      <div className="personal-row personal-row-topics mt-6">
        <Suspense>{hasChosen && <ForYou />}</Suspense>
      </div>
    </section>
  );
}
