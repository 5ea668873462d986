/** From a worker to the primary. Messages of others (a library's own) have no `topic` and are left alone. */
export type ToPrimary =
  | { topic: "ready"; port: number; says: string; production: boolean }
  /** Passed on to every other worker. */
  | { topic: "send"; name: string; message: unknown }
  /** Wants to make what other workers may want, too. */
  | { topic: "turn"; key: string }
  /** Has made it, or no longer wants to. */
  | { topic: "done"; key: string };

export type ToWorker = { topic: "sent"; name: string; message: unknown } | { topic: "granted"; key: string };

export const topicOf = (message: unknown): string | undefined =>
  typeof message === "object" && message !== null && "topic" in message ? String(message.topic) : undefined;
