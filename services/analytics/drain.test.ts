import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createDrain } from "./drain.ts";
import { openJournal } from "./journal.ts";

const log = pino({ level: "silent" });

async function withJournal(work: (journal: Awaited<ReturnType<typeof openJournal>>) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-journal-"));
  const journal = await openJournal(folder);
  await work(journal);
  await journal.close();
  rmSync(folder, { recursive: true, force: true });
}

test("the database gets one hundredth of the time: each step is followed by a pause 99 times as long", () =>
  withJournal(async (journal) => {
    await journal.append(Array.from({ length: 150 }, (_, n) => String(n)));
    const steps: { at: number; took: number; lines: number }[] = [];
    const insert = async (lines: readonly string[]) => {
      const at = performance.now();
      while (performance.now() - at < 3);
      steps.push({ at, took: performance.now() - at, lines: lines.length });
    };
    const drain = createDrain({ journal, store: { insert }, log, pauseFactor: 99 });
    drain.kick();
    await vi.waitFor(() => expect(steps).toHaveLength(3), { timeout: 5000 });
    expect(steps.map(({ lines }) => lines)).toEqual([50, 50, 50]);
    expect(steps[1]!.at - steps[0]!.at).toBeGreaterThan(99 * steps[0]!.took);
    await drain.close();
  }));

test("a database that is away for a moment loses nothing, and each line arrives in order", () =>
  withJournal(async (journal) => {
    const arrived: string[] = [];
    let failures = 2;
    const insert = async (lines: readonly string[]) => {
      if (failures-- > 0) throw new Error("away");
      arrived.push(...lines);
    };
    const drain = createDrain({ journal, store: { insert }, log, pauseFactor: 0, retryMs: 1 });
    await journal.append(["1", "2"]);
    drain.kick();
    await vi.waitFor(() => expect(arrived).toEqual(["1", "2"]), { timeout: 5000 });
    await journal.append(["3"]);
    drain.kick();
    await vi.waitFor(() => expect(arrived).toEqual(["1", "2", "3"]), { timeout: 5000 });
    await vi.waitFor(() => expect(journal.bytes()).toBe(0));
    await drain.close();
  }));
