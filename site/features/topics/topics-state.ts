import type { UserTopic } from "../catalog/load-topics.server.ts";

export type { UserTopic };

/** What the reader chose, whether it ever came from the server, and whether the server has the same. */
export interface Topics {
  topics: readonly UserTopic[];
  loaded: boolean;
  synced: boolean;
  /** The last load failed; what was there before still is. */
  failed?: boolean;
}

export const topicsKey = "rad-topics";

/** Nothing chosen is in sync: a new device must not empty what was chosen on another. */
export const noTopics: Topics = { topics: [], loaded: false, synced: true };

export function parseTopics(text: string | null): Topics {
  try {
    const { topics, loaded, synced } = JSON.parse(text ?? "null") as Topics;
    const valid = topics.filter(({ id, name }) => typeof id === "string" && typeof name === "string");
    return { topics: valid, loaded: loaded === true, synced: synced !== false };
  } catch {
    return noTopics;
  }
}

export const isChosen = ({ topics }: Topics, id: string): boolean => topics.some((topic) => topic.id === id);

/** A change marks the selection unsynced. */
export const choose = (state: Topics, topic: UserTopic, on: boolean): Topics => ({
  ...state,
  topics: [...state.topics.filter(({ id }) => id !== topic.id), ...(on ? [topic] : [])],
  synced: false,
});
