import type { WorkerMessage } from "./worker-types.ts";

/** Today's pages are wanted most: without them the morning cannot go on when the network goes away. */
const order: WorkerMessage["type"][] = ["today", "keep", "read"];

const rank = ({ type }: WorkerMessage): number => order.indexOf(type);

/** A list says all that the one sent before it did; each page that was read is another. */
const replaces = (newer: WorkerMessage, older: WorkerMessage): boolean =>
  newer.type === "keep"
    ? older.type === "keep" && older.name === newer.name
    : newer.type === "today" && older.type === "today";

interface Waiting {
  message: WorkerMessage;
  /** Everybody who waits for it. */
  done: (() => void)[];
}

/**
 * One message after the other: a page of the day is not fetched twice for two of them. Every page that is opened sends
 * some, faster than a slow network can follow.
 */
export function createMessageQueue(obey: (message: WorkerMessage) => Promise<void>) {
  const waiting: Waiting[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // A network that goes away in the middle leaves what was there; the next page tries again.
      await obey(next.message).catch(() => {});
      for (const done of next.done) done();
    }
    isBusy = false;
  }

  function add(message: WorkerMessage, done: () => void): void {
    const older = waiting.find((one) => replaces(message, one.message));
    if (older) {
      older.message = message;
      older.done.push(done);
      return;
    }
    const place = waiting.findIndex((one) => rank(one.message) > rank(message));
    waiting.splice(place < 0 ? waiting.length : place, 0, { message, done: [done] });
    if (!isBusy) void work();
  }

  /** Resolves when it has been obeyed, or the one that replaced it. */
  return (message: WorkerMessage): Promise<void> => new Promise((done) => add(message, done));
}
