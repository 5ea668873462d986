import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { fetchCards } from "../cards/fetch-cards.ts";
import type { VerseCard } from "../cards/load-card-rows.server.ts";
import { openTopics, useTopics } from "./topics-store.ts";

/** Another verse: about what the reader chose, else about what this one speaks of. */
export default function NextVerse({ verseId, topicId }: { verseId: string; topicId: string | null }) {
  const wanted = useTopics(({ topics }) => topics.map(({ id }) => id).join(",")) || topicId;
  const isOwn = useTopics(({ topics }) => topics.length > 0);
  const [verse, setVerse] = useState<VerseCard | null>();
  useEffect(openTopics, []);
  useEffect(() => {
    let isHere = true;
    if (wanted)
      void fetchCards({ verses: wanted.split(","), not: verseId }).then((rows) => {
        if (isHere) setVerse(rows?.verse ?? null);
      });
    return () => {
      isHere = false;
    };
  }, [wanted, verseId]);
  if (!verse) return null;
  return (
    <AppLink
      to={verse.path}
      className="group flex items-center gap-5 rounded-md bg-sand p-6 transition-opacity duration-200 hover:bg-line/60 starting:opacity-0"
    >
      <span className="min-w-0 flex-1">
        <span className="kicker">
          {isOwn && verse.topic ? m.topics_next_verse_on({ topic: verse.topic }) : m.topics_next_verse()}
        </span>
        <span className="mt-1 line-clamp-3 font-serif text-[1.15rem] leading-[1.5]">{verse.text}</span>
        <span className="mt-1 block text-[0.95rem] text-muted group-hover:underline">
          {verse.reference} <span aria-hidden="true">·</span> {verse.title}
        </span>
      </span>
      <ArrowRight className="size-5 shrink-0 text-water" aria-hidden="true" />
    </AppLink>
  );
}
