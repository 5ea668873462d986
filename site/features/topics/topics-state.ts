export interface UserTopic {
  id: string;
  name: string;
}

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
    const sound = topics.filter(({ id, name }) => typeof id === "string" && typeof name === "string");
    return { topics: sound, loaded: loaded === true, synced: synced !== false };
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

/** What the server lacks and what it has too much of. */
export function difference(local: readonly UserTopic[], server: readonly UserTopic[]) {
  const lacks = (topics: readonly UserTopic[], id: string) => !topics.some((topic) => topic.id === id);
  return {
    add: local.filter(({ id }) => lacks(server, id)).map(({ id }) => id),
    remove: server.filter(({ id }) => lacks(local, id)).map(({ id }) => id),
  };
}

/** The server has what was sent; if more was changed meanwhile, that is still to be sent. */
export function afterSync(state: Topics, sent: readonly UserTopic[]): Topics {
  const { add, remove } = difference(state.topics, sent);
  return { ...state, loaded: true, synced: add.length + remove.length === 0, failed: false };
}

/** What was changed while the answer was under way is not overwritten by it. */
export const afterLoad = (state: Topics, server: readonly UserTopic[]): Topics =>
  state.synced ? { topics: server, loaded: true, synced: true, failed: false } : state;
