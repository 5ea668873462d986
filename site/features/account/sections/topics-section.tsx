import { useEffect, useState } from "react";
import { m } from "../../../i18n/paraglide/messages.js";
import { fetchTopics } from "../../topics/fetch-topics.ts";
import { TopicChips, TopicsFailure } from "../../topics/topic-chips.tsx";
import type { UserTopic } from "../../topics/topics-state.ts";

/** In /my-profile: the same choice as on the home page. */
export default function TopicsSection() {
  const [topics, setTopics] = useState<readonly UserTopic[]>();
  useEffect(() => {
    void fetchTopics().then(setTopics);
  }, []);
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.topics_intro()}</p>
      <div className="mt-6 min-h-[100px]">
        {topics && <TopicChips topics={topics} label={m.topics_title()} />}
        {topics?.length === 0 && <p className="text-muted">{m.topics_load_failed()}</p>}
        <TopicsFailure />
      </div>
    </>
  );
}
