import { execFileSync } from "node:child_process";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A connection that stays with the worker that accepted it. */
export interface PinnedWorker {
  id: number;
  send(path: string, options?: Options): Promise<{ status: number; location: string; body: string }>;
  /** How many pages it has made so far. */
  made(): Promise<number>;
  close(): void;
}

function openConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: PinnedWorker["send"] = (path, { method = "GET", headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
        text(response).then(
          (read) =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? "",
              body: read,
            }),
          reject,
        );
      });
      sent.on("error", reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Only stops a hang: a worker that replaces another takes seconds to start. */
const longestMs = 120_000;

/** One connection to each of so many workers; the system chooses which accepts a connection, so some are opened in vain. */
export async function pinWorkers(port: number, count: number): Promise<PinnedWorker[]> {
  const pinned = new Map<number, PinnedWorker>();
  const until = performance.now() + longestMs;
  while (pinned.size < count && performance.now() < until) {
    await sleep(20);
    const connection = openConnection(port);
    const { body } = await connection.send("/status");
    const id = Number(/process<\/dt><dd>(\d+)/.exec(body)![1]);
    if (pinned.has(id)) connection.close();
    else
      pinned.set(id, {
        id,
        ...connection,
        made: async () =>
          Number(/made in all<\/dt><dd>(\d+)/.exec((await connection.send("/status")).body)![1]),
      });
  }
  if (pinned.size < count) throw new Error(`Only ${pinned.size} of ${count} workers accept connections.`);
  return [...pinned.values()].sort((a, b) => a.id - b.id);
}

export const workerPids = (primary: number): number[] =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(primary)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);

interface Load {
  /** When each request began and, if it failed, that it did. */
  requests: { at: number; failure?: string }[];
  stop(): Promise<void>;
}

/** Requests on a connection each, a few at a time, until stopped. */
export function startLoad(port: number, path: string, atOnce = 8): Load {
  const requests: Load["requests"] = [];
  let isStopped = false;
  const one = () =>
    new Promise<void>((resolve) => {
      const record: Load["requests"][number] = { at: performance.now() };
      requests.push(record);
      const fail = (failure: string) => {
        record.failure = failure;
        resolve();
      };
      const sent = request(
        { host: "127.0.0.1", port, path, agent: false, timeout: longestMs },
        (response) => {
          response.resume();
          response.on("error", (error) => fail(error.message));
          response.on("end", () =>
            response.statusCode === 200 ? resolve() : fail(`${response.statusCode}`),
          );
        },
      );
      sent.on("timeout", () => sent.destroy(new Error("timeout")));
      sent.on("error", (error) => fail(error.message));
      sent.end();
    });
  const loops = Array.from({ length: atOnce }, async () => {
    while (!isStopped) {
      await one();
      await sleep(1);
    }
  });
  return {
    requests,
    async stop() {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}
