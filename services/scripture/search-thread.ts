import { Worker } from "node:worker_threads";
import type { SlotRange } from "./slot-ranges.ts";
import type { Verses, VersesPlace } from "./verses.ts";

/** Messages to the thread: a text to index, or a query on an indexed one. */
export type SearchOrder = { translation: string; verses: string | VersesPlace } | ({ id: number } & Question);

interface Question {
  translation: string;
  query: string;
  within: SlotRange;
  skip: number;
  take: number;
}

interface Answer {
  total: number;
  slots: number[];
}

export const verseSeparator = "\0";

/** Too many questions are waiting; the next may be asked in a moment. */
export class SearchBusy extends Error {}

/** Longer queues are refused: the caller would have gone before the response. */
const maxWaiting = 50;

/** The thread and its indexes are made again in half a second. */
const quietMs = 60_000;

/**
 * Searches whole Bibles off the request thread. Starts with the first query, is told of each text once, ends when nothing
 * was searched for a while, and restarts if it fails.
 */
export function createSearchThread(versesOf: (translation: string) => Verses, idleMs = quietMs) {
  let worker: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const indexed = new Set<string>();
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();

  function stopped(error: Error): void {
    worker = undefined;
    indexed.clear();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    stopped(new Error("The search thread has ended."));
    await ending?.terminate();
  }

  function endWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(() => (waiting.size > 0 ? endWhenIdle() : void end()), idleMs).unref();
  }

  function start(): Worker {
    const started = new Worker(new URL("./search-worker.ts", import.meta.url), { execArgv: [] });
    // Does not block process exit.
    started.unref();
    started.on("message", ({ id, error, ...answer }: Answer & { id: number; error?: string }) => {
      const question = waiting.get(id);
      waiting.delete(id);
      if (error) question?.reject(new Error(error));
      else question?.resolve(answer);
    });
    started.on("error", (error) => started === worker && stopped(error as Error));
    started.on("exit", () => started === worker && stopped(new Error("The search thread has ended.")));
    return started;
  }

  return {
    async search(question: Question): Promise<Answer> {
      if (waiting.size >= maxWaiting) throw new SearchBusy("Too many searches are waiting.");
      worker ??= start();
      const { translation } = question;
      endWhenIdle();
      if (!indexed.has(translation)) {
        const verses = versesOf(translation);
        // One long string is transferred many times faster than an array of thirty thousand.
        const sent = verses.place ?? verses.all().join(verseSeparator);
        worker.postMessage({ translation, verses: sent });
        indexed.add(translation);
      }
      const id = ++lastId;
      const answer = Promise.withResolvers<Answer>();
      waiting.set(id, answer);
      worker.postMessage({ id, ...question });
      return answer.promise;
    },
    close: end,
    isRunning: () => worker !== undefined,
  };
}
