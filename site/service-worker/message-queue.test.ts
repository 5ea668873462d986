import { expect, test } from "vitest";
import { createMessageQueue } from "./message-queue.ts";
import type { WorkerMessage } from "./worker-types.ts";

const today = (now: number): WorkerMessage => ({ type: "today", locale: "en-US", now, member: true });
const keep = (name: string, path: string): WorkerMessage => ({
  type: "keep",
  name,
  paths: [path],
  member: true,
});
const read = (path: string): WorkerMessage => ({ type: "read", path, assets: [], member: true });

/** A queue whose work ends when the test says so. */
function queue() {
  const begun: WorkerMessage[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const take = createMessageQueue((message) => {
    begun.push(message);
    return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  });
  const end = async (error?: Error) => {
    ends.shift()!(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, take, end };
}

test("one message after the other; one that fails does not hold up the next", async () => {
  const { begun, take, end } = queue();
  const first = take(read("/one"));
  void take(read("/two"));
  expect(begun).toEqual([read("/one")]);
  await end(new Error("The network is gone."));
  await first;
  expect(begun).toEqual([read("/one"), read("/two")]);
});

test("pages of today come before those that were read while many wait, and lists before them too", async () => {
  const { begun, take, end } = queue();
  for (const message of [read("/one"), read("/two"), read("/three"), keep("reading", "/a"), today(1)])
    void take(message);
  for (let n = 0; n < 4; n++) await end();
  expect(begun).toEqual([read("/one"), today(1), keep("reading", "/a"), read("/two"), read("/three")]);
});

test("what waits for the same thing is done once, as it was said last, and both have waited for it", async () => {
  const { begun, take, end } = queue();
  void take(today(1));
  const done: string[] = [];
  void take(today(2)).then(() => done.push("second"));
  void take(keep("reading", "/a"));
  void take(keep("plans", "/p"));
  void take(today(3)).then(() => done.push("third"));
  void take(keep("reading", "/b"));
  await end();
  expect(done).toEqual([]);
  await end();
  expect(done).toEqual(["second", "third"]);
  for (let n = 0; n < 2; n++) await end();
  expect(begun).toEqual([today(1), today(3), keep("reading", "/b"), keep("plans", "/p")]);
});
