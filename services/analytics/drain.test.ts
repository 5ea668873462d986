import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { newPglitePlace } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { createDrain } from "./drain.ts";
import { openJournal } from "./journal.ts";
import { createEventStore } from "./store.ts";

const log = pino({ level: "silent" });

async function withJournal(work: (journal: Awaited<ReturnType<typeof openJournal>>) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-journal-"));
  const journal = await openJournal(folder);
  await work(journal);
  await journal.close();
  rmSync(folder, { recursive: true, force: true });
}

test("while somebody is answered each step is followed by a long pause; when nobody is, it hurries", () =>
  withJournal(async (journal) => {
    await journal.append(Array.from({ length: 125 }, (_, n) => String(n)));
    const steps: number[] = [];
    const pauses: number[] = [];
    let now = 0;
    const insert = async (lines: readonly string[]) => {
      // Each step takes longer than the one before.
      now += steps.push(lines.length);
    };
    // Asked before and after each pause: the first two pauses are others' work, the later ones are not.
    const shares = [0, 0.3, 0, 0.001, 0, 0.001, 0, 0.001, 0, 0.001];
    const drain = createDrain({
      journal,
      store: { insert },
      log,
      pace: { busy: 99, quiet: 4 },
      utilization: () => shares.shift() ?? 1,
      now: () => now,
      pause: async (ms) => void pauses.push(ms),
    });
    drain.kick();
    await eventually(() => expect(journal.bytes()).toBe(0));
    await drain.close();
    expect(steps).toEqual([25, 25, 25, 25, 25]);
    expect(pauses.slice(1)).toEqual([99, 2 * 99, 3 * 4, 4 * 4, 5 * 4]);
  }));

test("a pause takes its time, and ends when the drain is closed", () =>
  withJournal(async (journal) => {
    await journal.append(Array.from({ length: 75 }, (_, n) => String(n)));
    const began: number[] = [];
    let now = 0;
    const insert = async () => {
      // A tenth of a second after the first step, a day after the second.
      now += began.push(performance.now()) === 1 ? 100 : 86_400_000;
    };
    const pace = { busy: 1, quiet: 1 };
    const drain = createDrain({ journal, store: { insert }, log, pace, now: () => now });
    drain.kick();
    await eventually(() => expect(began).toHaveLength(2));
    // A timer may be a millisecond early.
    expect(began[1]! - began[0]!).toBeGreaterThan(98);
    await drain.close();
    expect(began).toHaveLength(2);
  }));

test("one broken line is put aside and stops none of the newer ones", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-journal-"));
  const journal = await openJournal(folder);
  const line = (n: number) =>
    JSON.stringify({
      insert_id: `event-${n}`,
      name: "seen",
      distinct_id: "a",
      at: "2026-11-16T12:00:00Z",
      properties: {},
    });
  const lines = Array.from({ length: 40 }, (_, n) => line(n));
  lines[7] = '{"insert_id":"torn","na';
  lines[30] = '{"insert_id":"empty"}';
  await journal.append(lines);
  const place = await newPglitePlace();
  const database = await openDatabase({ ...place, log });
  const store = await createEventStore(database);
  const drain = createDrain({ journal, store, log, pace: { busy: 0, quiet: 0 } });
  drain.kick();
  await eventually(() => expect(journal.bytes()).toBe(0));
  await drain.close();
  expect((await store.eventsOf(["a"])).length).toBe(38);
  expect(readFileSync(path.join(folder, "broken-lines.txt"), "utf8")).toBe(`${lines[7]}\n${lines[30]}\n`);
  await journal.close();
  await database.close();
  for (const used of [folder, place.dataDir]) rmSync(used, { recursive: true, force: true });
});

test("a database that is away for a moment loses nothing, and each line arrives in order", () =>
  withJournal(async (journal) => {
    const arrived: string[] = [];
    let failures = 2;
    const insert = async (lines: readonly string[]) => {
      if (failures-- > 0) throw new Error("away");
      arrived.push(...lines);
    };
    const drain = createDrain({ journal, store: { insert }, log, pace: { busy: 0, quiet: 0 }, retryMs: 1 });
    await journal.append(["1", "2"]);
    drain.kick();
    await eventually(() => expect(arrived).toEqual(["1", "2"]));
    await journal.append(["3"]);
    drain.kick();
    await eventually(() => expect(arrived).toEqual(["1", "2", "3"]));
    await eventually(() => expect(journal.bytes()).toBe(0));
    await drain.close();
  }));
