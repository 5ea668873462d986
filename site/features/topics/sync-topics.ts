import { choose, type Topics, type UserTopic } from "./topics-state.ts";

interface TopicSyncParts {
  /** The server's list. */
  read(): Promise<UserTopic[]>;
  /** Adds or removes one; answers the status. */
  write(id: string, on: boolean): Promise<number>;
  change(step: (state: Topics) => Topics): Topics;
  /** The logged-in member: a response that arrives after that has changed is ignored. */
  member(): string | undefined;
}

/** What the server lacks and what it has too much of. */
function difference(local: readonly UserTopic[], server: readonly UserTopic[]) {
  const lacks = (topics: readonly UserTopic[], id: string) => !topics.some((topic) => topic.id === id);
  return {
    add: local.filter(({ id }) => lacks(server, id)).map(({ id }) => id),
    remove: server.filter(({ id }) => lacks(local, id)).map(({ id }) => id),
  };
}

function isSame(one: readonly UserTopic[], other: readonly UserTopic[]): boolean {
  const { add, remove } = difference(one, other);
  return add.length + remove.length === 0;
}

/** The server has what was sent; if more was changed meanwhile, that is still to be sent. */
const afterSync = (state: Topics, sent: readonly UserTopic[]): Topics => ({
  ...state,
  loaded: true,
  synced: isSame(state.topics, sent),
  failed: false,
});

/** Changes made during the request are not overwritten, even if another tab has sent them since. */
const afterLoad = (state: Topics, before: readonly UserTopic[], server: readonly UserTopic[]): Topics =>
  state.synced && isSame(state.topics, before)
    ? { topics: server, loaded: true, synced: true, failed: false }
    : state;

const stay = (state: Topics) => state;

export function createTopicSync({ read, write, change, member }: TopicSyncParts) {
  let running: Promise<void> | undefined;
  let syncsEnded = 0;

  async function send(id: string, on: boolean): Promise<void> {
    const status = await write(id, on);
    // A topic that is no longer there cannot be chosen; without it the rest gets through.
    if (on && status === 404) change((state) => choose(state, { id, name: "" }, false));
    else if (status >= 300 && !(status === 404 && !on)) throw new Error(`Topic ${id} answered ${status}.`);
  }

  async function syncOnce(who: string): Promise<void> {
    const { topics } = change(stay);
    const { add, remove } = difference(topics, await read());
    for (const id of add) if (member() === who) await send(id, true);
    for (const id of remove) if (member() === who) await send(id, false);
    if (member() === who) change((state) => afterSync(state, topics));
  }

  async function syncAll(): Promise<void> {
    const who = member();
    if (!who) return;
    // What is changed meanwhile is sent as well; a failure leaves it unsynced for the next occasion.
    do await syncOnce(who);
    while (member() === who && !change(stay).synced);
  }

  const fail = (doing: string) => (error: unknown) => {
    console.warn(`Topics could not be ${doing}.`, error);
    change((state) => ({ ...state, failed: true }));
  };

  return {
    sync(): Promise<void> {
      running ??= syncAll()
        .catch(fail("synced"))
        .finally(() => {
          syncsEnded++;
          running = undefined;
        });
      return running;
    },
    /** A failure sets the error flag; the old data stays. */
    async load(): Promise<void> {
      const who = member();
      const { topics: topicsBefore } = change(stay);
      const before = syncsEnded;
      try {
        const server = await read();
        // During a sync the response may be from before or after it.
        if (member() === who && !running && syncsEnded === before)
          change((state) => afterLoad(state, topicsBefore, server));
      } catch (error) {
        fail("loaded")(error);
      }
    },
  };
}
