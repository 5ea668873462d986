import { fetchShelf } from "../shelf/fetch-shelf.ts";
import type { UserTopic } from "./topics-state.ts";

export const fetchTopics = async (): Promise<readonly UserTopic[]> =>
  (await fetchShelf({ choice: "topics" }))?.choice ?? [];
