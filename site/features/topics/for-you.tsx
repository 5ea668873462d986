import { useCallback } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { CardRow } from "../cards/card-row.tsx";
import { fetchCards } from "../cards/fetch-cards.ts";
import { useRememberedRow } from "../cards/personal-rows.ts";
import { useTopics } from "./topics-store.ts";

/** Loaded once topics are chosen: three things to read about them, others every day. */
export default function ForYou() {
  const wanted = useTopics(({ topics }) =>
    topics
      .map(({ id }) => id)
      .sort()
      .join(","),
  );
  const load = useCallback(async () => (await fetchCards({ topics: wanted.split(",") }))?.cards, [wanted]);
  const { value: cards, failed, reload } = useLoaded(load);
  useRememberedRow("topics", cards?.length);
  if (!cards && failed) return <LoadFailed retry={reload} />;
  if (!cards) return <p className="sr-only">{m.loading()}</p>;
  if (cards.length === 0) return <p className="text-muted">{m.topics_nothing()}</p>;
  return <CardRow cards={cards} />;
}
