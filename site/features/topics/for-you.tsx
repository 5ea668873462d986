import { useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { CardRow } from "../cards/card-row.tsx";
import { fetchCards } from "../cards/fetch-cards.ts";
import { rememberRow } from "../cards/personal-rows.ts";
import type { Card } from "../catalog/load-cards.server.ts";
import { useTopics } from "./topics-store.ts";

/** Loaded once topics are chosen: three things to read about them, others every day. */
export default function ForYou() {
  const wanted = useTopics(({ topics }) =>
    topics
      .map(({ id }) => id)
      .sort()
      .join(","),
  );
  const [cards, setCards] = useState<readonly Card[] | "failed">();
  useEffect(() => {
    let isHere = true;
    void fetchCards({ topics: wanted.split(",") }).then((rows) => {
      if (!isHere) return;
      setCards((before) => rows?.cards ?? before ?? "failed");
      if (rows) rememberRow("topics", rows.cards.length);
    });
    return () => {
      isHere = false;
    };
  }, [wanted]);
  if (!cards) return <p className="sr-only">{m.loading()}</p>;
  if (cards === "failed") return <p className="text-muted">{m.not_loaded()}</p>;
  if (cards.length === 0) return <p className="text-muted">{m.topics_nothing()}</p>;
  return <CardRow cards={cards} />;
}
