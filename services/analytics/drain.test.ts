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

test("while somebody is answered each step is followed by a long pause; when nobody is, it hurries", () =>
  withJournal(async (journal) => {
    await journal.append(Array.from({ length: 125 }, (_, n) => String(n)));
    const steps: { at: number; took: number; lines: number }[] = [];
    const insert = async (lines: readonly string[]) => {
      const at = performance.now();
      while (performance.now() - at < 3);
      steps.push({ at, took: performance.now() - at, lines: lines.length });
    };
    // Asked before and after each pause: the first two pauses are others' work, the later ones are not.
    const shares = [0, 0.3, 0, 0.001, 0, 0.001, 0, 0.001, 0, 0.001];
    const drain = createDrain({
      journal,
      store: { insert },
      log,
      pace: { busy: 99, quiet: 4 },
      utilization: () => shares.shift() ?? 1,
    });
    drain.kick();
    await vi.waitFor(() => expect(steps).toHaveLength(5), { timeout: 5000 });
    expect(steps.map(({ lines }) => lines)).toEqual([25, 25, 25, 25, 25]);
    const gap = (n: number) => (steps[n + 1]!.at - steps[n]!.at) / steps[n]!.took;
    expect(gap(0)).toBeGreaterThan(99);
    expect(gap(1)).toBeGreaterThan(99);
    expect(gap(2)).toBeLessThan(60);
    expect(gap(2)).toBeGreaterThan(4);
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
    const drain = createDrain({ journal, store: { insert }, log, pace: { busy: 0, quiet: 0 }, retryMs: 1 });
    await journal.append(["1", "2"]);
    drain.kick();
    await vi.waitFor(() => expect(arrived).toEqual(["1", "2"]), { timeout: 5000 });
    await journal.append(["3"]);
    drain.kick();
    await vi.waitFor(() => expect(arrived).toEqual(["1", "2", "3"]), { timeout: 5000 });
    await vi.waitFor(() => expect(journal.bytes()).toBe(0));
    await drain.close();
  }));
