import { ArrowRight } from "lucide-react";
import { useEffect, useMemo } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { fetchCards } from "../cards/fetch-cards.ts";
import { openTopics, useTopics } from "./topics-store.ts";

/** Another verse: about what the reader chose, else about what this one speaks of. A failure is logged only. */
export default function NextVerse({ verseId, topicId }: { verseId: string; topicId: string | null }) {
  const wanted = useTopics(({ topics }) => topics.map(({ id }) => id).join(",")) || topicId;
  const isOwn = useTopics(({ topics }) => topics.length > 0);
  useEffect(openTopics, []);
  const load = useMemo(
    () =>
      wanted ? async () => (await fetchCards({ verses: wanted.split(","), not: verseId }))?.verse : undefined,
    [wanted, verseId],
  );
  const { value: verse, failed } = useLoaded(load);
  if (failed || !verse) return null;
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
