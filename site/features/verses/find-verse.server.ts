import type { ContentItem } from "../../../contracts/content.ts";
import { verseProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import type { Day } from "../../i18n/daily.ts";
import { recordingAddress } from "../listen/recording-address.ts";
import { loadPassages } from "../passages/load-passages.server.ts";
import { occasionOf } from "./occasion.server.ts";

export async function loadVerse({ scripture }: SiteServices, item: ContentItem, day: Day, locale: Locale) {
  const properties = verseProperties.parse(item.properties);
  const [passage] = await loadPassages(scripture, [properties.passage], locale);
  if (!passage)
    throw new Error(
      `The verse ${item.route.path} names ${properties.passage}, which the Scripture service does not have.`,
    );
  const { title, thought, reflection, question, topic } = properties;
  return {
    id: item.id,
    day,
    occasion: occasionOf(day, item),
    title,
    thought: thought ?? "",
    reflection,
    question,
    topic: topic?.name ?? null,
    topicId: topic?.id ?? null,
    audio: recordingAddress(properties.audio),
    passage,
  };
}

export type VerseView = Awaited<ReturnType<typeof loadVerse>>;
