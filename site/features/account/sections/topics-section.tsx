import { m } from "../../../i18n/paraglide/messages.js";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { fetchCards } from "../../cards/fetch-cards.ts";
import { TopicChips, TopicsFailure } from "../../topics/topic-chips.tsx";

const load = async () => (await fetchCards({ choice: "topics" }))?.choice;

/** In /my-profile: the same choice as on the home page. */
export default function TopicsSection() {
  const { value: topics, failed, reload } = useLoaded(load);
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.topics_intro()}</p>
      <div className="mt-6 min-h-[100px]">
        {topics ? (
          <TopicChips topics={topics} label={m.topics_title()} />
        ) : (
          <LoadingState failed={failed} retry={reload} />
        )}
        <TopicsFailure />
      </div>
    </>
  );
}
