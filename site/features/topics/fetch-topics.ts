import { fetchCards } from "../cards/fetch-cards.ts";
import type { UserTopic } from "./topics-state.ts";

export const fetchTopics = async (): Promise<readonly UserTopic[]> =>
  (await fetchCards({ choice: "topics" }))?.choice ?? [];
