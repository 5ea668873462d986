import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { createTurns } from "../cluster/turns.ts";
import { makeEntry } from "./entry.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageStore, type PageStore } from "./page-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  // Pages are compressed in a quiet moment, which comes when a test says so.
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

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
  const writes: Promise<void>[] = [];
  const stored: string[] = [];
  for (let id = 0; id < count; id++) {
    const files = createPageStore({
      folder,
      maxBytes: 1_000_000,
      sharers: count,
      identity: async () => "one",
    });
    await files.open();
    const store: PageStore = {
      ...files,
      write(key, page) {
        const write = files.write(key, page);
        writes.push(write);
        stored.push(key);
        return write;
      },
    };
    const worker: TestWorker = {
      words: "first",
      withdrawals: 0,
      made: 0,
      async get(key) {
        const entry = await cache.get(key, async () => {
          worker.made++;
          const { words } = worker;
          await nextTurn();
          const body = Buffer.from(`${words} ${key} ${"and more ".repeat(100)}`);
          return {
            entry: makeEntry(200, new Headers({ "content-type": "text/html" }), body),
            cacheable: true,
            reads: new Map([["words", words]]),
          };
        });
        const body = entry.encoding === "br" ? brotliDecompressSync(entry.body) : entry.body;
        return String(body).split(" ")[0]!;
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
  return {
    workers,
    made,
    ask: (key: string) => Promise.all(workers.map(({ get }) => get(key))),
    /** Readers do not wait for it. */
    written: () => Promise.all(writes),
    /** What was written so far, each page when it was made and when it was compressed. */
    stored,
  };
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
  const { workers, written } = await newWorkers(2);
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
  await written();
  const before = behind.made;
  expect([await behind.get("/a"), await behind.get("/b")]).toEqual(["second", "second"]);
  expect(behind.made).toBe(before);
});

test("the smaller form of a page does not replace what another worker has made since", async () => {
  const { workers, written, stored } = await newWorkers(2);
  const [ahead, behind] = workers as [TestWorker, TestWorker];
  await behind.get("/a");
  ahead.words = "second";
  ahead.withdrawals++;
  await ahead.get("/a");
  vi.advanceTimersByTime(300);
  // So that it compresses after the other one, and this page last.
  await behind.get("/c");
  await eventually(() => expect(stored.filter((key) => key === "/c")).toHaveLength(2));
  await written();
  behind.words = "second";
  behind.withdrawals++;
  expect(await behind.get("/a")).toBe("second");
  expect([ahead.made, behind.made]).toEqual([1, 2]);
});
