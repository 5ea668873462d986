import { topicIds } from "../../../contracts/content.ts";
import { type Locale, topicsTake } from "../../../contracts/site.ts";
import type { ContentClient } from "../../../services/content/client.ts";

/** A topic as a reader chooses it. */
export interface UserTopic {
  id: string;
  name: string;
}

/** The six topics in editors' order, to choose from. */
export async function loadTopicChoice(content: ContentClient, locale: Locale): Promise<UserTopic[]> {
  const { items } = await content.list({
    filter: ["contentType:topic"],
    sort: ["sortOrder:asc"],
    fields: "properties[title]",
    take: topicsTake,
    locale,
  });
  const fixed = Object.values<string>(topicIds);
  return items.filter(({ id }) => fixed.includes(id)).map(({ id, name }) => ({ id, name }));
}
