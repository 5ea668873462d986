import { useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import type { Card } from "../catalog/load-cards.server.ts";
import { rememberRow } from "../member-visit/own-rows.ts";
import { CardRow } from "../shelf/card-row.tsx";
import { fetchShelf } from "../shelf/fetch-shelf.ts";
import { useTopics } from "./topics-store.ts";

/** Loaded once topics are chosen: three things to read about them, others every day. */
export default function ForYou() {
  const wanted = useTopics(({ topics }) =>
    topics
      .map(({ id }) => id)
      .sort()
      .join(","),
  );
  const [cards, setCards] = useState<readonly Card[]>();
  useEffect(() => {
    let isHere = true;
    void fetchShelf({ topics: wanted.split(",") }).then((shelf) => {
      if (!isHere) return;
      setCards((before) => shelf?.cards ?? before ?? []);
      if (shelf) rememberRow("topics", shelf.cards.length);
    });
    return () => {
      isHere = false;
    };
  }, [wanted]);
  if (!cards) return <p className="sr-only">{m.loading()}</p>;
  if (cards.length === 0) return <p className="text-muted">{m.topics_nothing()}</p>;
  return <CardRow cards={cards} />;
}
