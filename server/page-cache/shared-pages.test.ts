import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { createTurns } from "../cluster/turns.ts";
import { makeEntry } from "./entry.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageStore } from "./page-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface TestWorker {
  words: string;
  withdrawals: number;
  made: number;
  get(key: string): Promise<string>;
}

/** Workers with one folder, each with the words that it has read so far. */
async function newWorkers(count: number) {
  const waiting = new Map<string, () => void>();
  const turns = createTurns((worker, key) => waiting.get(`${worker} ${key}`)?.());
  const workers: TestWorker[] = [];
  for (let id = 0; id < count; id++) {
    const store = createPageStore({
      folder,
      maxBytes: 1_000_000,
      sharers: count,
      identity: async () => "one",
    });
    await store.open();
    const worker: TestWorker = {
      words: "first",
      withdrawals: 0,
      made: 0,
      async get(key) {
        const entry = await cache.get(key, async () => {
          worker.made++;
          const { words } = worker;
          await sleep(5);
          const body = Buffer.from(`${words} ${key} ${"and more ".repeat(100)}`);
          return {
            entry: makeEntry(200, new Headers({ "content-type": "text/html" }), body),
            cacheable: true,
            reads: new Map([["words", words]]),
          };
        });
        return String(entry.body).split(" ")[0]!;
      },
    };
    const cache = createPageCache({
      maxBytes: 1_000_000,
      clock: systemClock,
      contentVersion: () => worker.words,
      withdrawals: () => worker.withdrawals,
      isUnchanged: async (reads) => reads.get("words") === worker.words,
      store,
      turn: (key) =>
        new Promise((resolve) => {
          waiting.set(`${id} ${key}`, () => resolve({ done: () => turns.done(id, key) }));
          turns.ask(id, key);
        }),
    });
    workers.push(worker);
  }
  const made = () => workers.reduce((sum, worker) => sum + worker.made, 0);
  return { workers, made, ask: (key: string) => Promise.all(workers.map(({ get }) => get(key))) };
}

test("a page that all workers want at the same moment is made by one of them, also after a publish", async () => {
  const { workers, made, ask } = await newWorkers(4);
  const keys = Array.from({ length: 20 }, (_, nth) => `/page-${nth}`);
  for (const key of keys) expect(new Set(await ask(key))).toEqual(new Set(["first"]));
  expect(made()).toBe(20);
  for (const worker of workers) {
    worker.words = "second";
    worker.withdrawals++;
  }
  for (const key of keys) expect(new Set(await ask(key))).toEqual(new Set(["second"]));
  expect(made()).toBe(40);
});

test("a worker never sends what another made of words that it knows were taken back, nor loses what is newer", async () => {
  const { workers } = await newWorkers(2);
  const [ahead, behind] = workers as [TestWorker, TestWorker];
  expect(await behind.get("/a")).toBe("first");
  ahead.words = "second";
  ahead.withdrawals++;
  // The file is of before; whoever has read the new words compares it.
  expect(await ahead.get("/a")).toBe("second");
  expect(await behind.get("/a")).toBe("first");
  // The file is of words that it has not read yet: it makes its own.
  expect(await behind.get("/b")).toBe("first");
  expect(await ahead.get("/b")).toBe("second");
  behind.words = "second";
  behind.withdrawals++;
  await sleep(50);
  const before = behind.made;
  expect([await behind.get("/a"), await behind.get("/b")]).toEqual(["second", "second"]);
  expect(behind.made).toBe(before);
});
