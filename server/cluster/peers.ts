import cluster from "node:cluster";
import { type ToPrimary, type ToWorker, topicOf } from "./messages.ts";

/** The other workers of this machine, by way of the primary. */
export interface Peers {
  readonly id: number;
  /** What the primary says when all are. */
  ready(port: number, says: string, production: boolean): void;
  /** To all others; not stored for one that is just starting. */
  send(name: string, message: unknown): void;
  onSent(name: string, listener: (message: unknown) => void): void;
  turn(key: string): Promise<Turn>;
}

/** Nobody else is making it; `done` lets those who wait look for it. */
export interface Turn {
  done(): void;
}

/** Who waits for longer makes it itself: whoever has the turn may be stuck. */
const longestWaitMs = 3000;

/** Undefined where this is the only process. */
export function createPeers(waitMs = longestWaitMs): Peers | undefined {
  if (!cluster.isWorker) return undefined;
  const listeners = new Map<string, (message: unknown) => void>();
  const waiting = new Map<string, () => void>();
  // A primary that is gone ends this process in a moment.
  const sendUp = (message: ToPrimary) => {
    if (process.connected) process.send!(message, undefined, undefined, () => {});
  };

  process.on("message", (message: ToWorker) => {
    if (topicOf(message) === undefined) return;
    if (message.topic === "sent") listeners.get(message.name)?.(message.message);
    else if (message.topic === "granted") {
      const go = waiting.get(message.key);
      if (go) go();
      // Granted after the wait was given up.
      else sendUp({ topic: "done", key: message.key });
    }
  });

  return {
    id: cluster.worker!.id,
    ready: (port, says, production) => sendUp({ topic: "ready", port, says, production }),
    send: (name, message) => sendUp({ topic: "send", name, message }),
    onSent: (name, listener) => void listeners.set(name, listener),
    turn(key) {
      const { promise, resolve } = Promise.withResolvers<Turn>();
      let isDone = false;
      const go = () => {
        clearTimeout(timer);
        waiting.delete(key);
        resolve({
          done() {
            if (!isDone) sendUp({ topic: "done", key });
            isDone = true;
          },
        });
      };
      const timer = setTimeout(go, waitMs).unref();
      waiting.set(key, go);
      sendUp({ topic: "turn", key });
      return promise;
    },
  };
}
