import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";
import type { SiteServices } from "../../context.ts";
import { seedOf } from "../../ui/scene.ts";
import { loadPassages } from "../passages/load-passages.server.ts";
import { passagesPerTopic } from "./wheel-address.ts";

async function loadTopics(content: ContentClient, locale: Locale) {
  const { items } = await content.list({
    filter: ["contentType:topic"],
    sort: ["sortOrder:asc"],
    fields: "properties[title]",
    take: 8,
    locale,
  });
  return items.map((item) => ({
    id: item.id,
    /** The same in both languages, unlike its title. */
    key: (item.cultures["en-us"]?.path ?? item.route.path).split("/").filter(Boolean).at(-1)!,
    title: pageProperties.parse(item.properties).title,
  }));
}

/** A few of the topic's daily verses, shuffled deterministically, so that calendar neighbors are separated. */
async function loadReferences(content: ContentClient, topicId: string, locale: Locale): Promise<string[]> {
  const { items } = await content.list({
    filter: ["contentType:verse", "evening:n", `topic:${topicId}`],
    fields: "properties[passage]",
    take: 100,
    locale,
  });
  const references = items.flatMap(({ properties }) =>
    typeof properties.passage === "string" ? [properties.passage] : [],
  );
  return [...new Set(references)].sort((a, b) => seedOf(a) - seedOf(b)).slice(0, passagesPerTopic);
}

export async function loadWheel(
  { content, scripture }: SiteServices,
  query: URLSearchParams,
  locale: Locale,
) {
  const topics = await loadTopics(content, locale);
  const index = topics.findIndex(({ key }) => key === query.get("topic"));
  const landed = index < 0 ? null : await loadLanded();

  async function loadLanded() {
    const references = await loadReferences(content, topics[index]!.id, locale);
    if (references.length === 0) return null;
    const requested = Number(query.get("n") ?? 1);
    const number =
      Number.isInteger(requested) && requested >= 1 && requested <= references.length ? requested : 1;
    const [passage] = await loadPassages(scripture, [references[number - 1]!], locale);
    if (!passage) return null;
    return { index, number, of: references.length, passage, path: passage.path };
  }

  return { topics: topics.map(({ key, title }) => ({ key, title })), landed };
}

export type WheelView = Awaited<ReturnType<typeof loadWheel>>;
