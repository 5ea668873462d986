import { useCallback, useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { useLoaded } from "../../ui/use-loaded.ts";
import { CardRow } from "../cards/card-row.tsx";
import { fetchCards } from "../cards/fetch-cards.ts";
import { useRememberedRow } from "../cards/personal-rows.ts";
import { rememberRow } from "../cards/remember-row.ts";
import type { Card } from "../catalog/load-cards.server.ts";
import type { UserTopic } from "./topics-state.ts";
import { useTopics } from "./topics-store.ts";

export interface TopicRowProps {
  /** Courses to grow in, or articles to read. */
  name: "topics" | "articles";
  /** In the page's language. */
  topics: readonly UserTopic[];
  /** Of the cards, those that the page does not show elsewhere. */
  unshown(cards: readonly Card[]): readonly Card[];
}

const max = 3;
/** Both rows make the same request. */
const requests = new Map<string, ReturnType<typeof fetchCards>>();

function fetchByTopics(wanted: string): ReturnType<typeof fetchCards> {
  const running = requests.get(wanted) ?? fetchCards({ topics: wanted.split(",") });
  requests.set(wanted, running);
  void running.then((rows) => rows ?? requests.delete(wanted));
  return running;
}

/** Loaded once topics are chosen: three things about them, others every day. */
export default function TopicRow({ name, topics, unshown }: TopicRowProps) {
  const wanted = useTopics((state) =>
    state.topics
      .map(({ id }) => id)
      .sort()
      .join(","),
  );
  const load = useCallback(async () => (await fetchByTopics(wanted))?.cards, [wanted]);
  const { value, failed } = useLoaded(load);
  const cards =
    value &&
    unshown(value.filter(({ type }) => (type === "article") === (name === "articles"))).slice(0, max);
  useRememberedRow(name, cards?.length);
  // The page's own row is shown instead.
  useEffect(() => {
    if (failed) rememberRow(name, 0);
  }, [failed, name]);
  if (!cards || cards.length === 0) return null;
  const chosen = topics.filter(({ id }) => wanted.includes(id)).map((topic) => topic.name);
  return (
    <>
      <p className="mb-4 h-6 truncate leading-6 text-muted">
        {m.topics_because({ topics: new Intl.ListFormat(getLocale()).format(chosen) })}
      </p>
      <CardRow cards={cards} />
    </>
  );
}
